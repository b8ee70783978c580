import type { ToThinker } from '../bots/think-messages.ts';
import { Thinker } from '../bots/thinker.ts';

// The web worker for bots at tables on this device: receives questions, posts moves.
const thinker = new Thinker((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToThinker>) => thinker.receive(data));
