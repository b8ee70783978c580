import { parentPort } from 'node:worker_threads';
import type { ToThinker } from '../bots/think-messages.ts';
import { Thinker } from '../bots/thinker.ts';

// A thread for bots: receives questions, posts moves.
const thinker = new Thinker((message) => parentPort?.postMessage(message));
parentPort?.on('message', (message: ToThinker) => thinker.receive(message));
