export { type Config, LOG_LEVELS, type LogLevel, readConfig } from './config.ts';
export { drainOnSignals } from './drain.ts';
export type { ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './start.ts';
export { StartError } from './start-error.ts';
