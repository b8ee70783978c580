export { type Config, LOG_LEVELS, type LogLevel, readConfig } from './config.ts';
export { drainOnSignals } from './drain.ts';
export { type RunningServer, type ServerOptions, StartError, startServer } from './start.ts';
