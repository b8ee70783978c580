import type { ToThinker } from '../bots/think-messages.ts';
import { Thinker } from '../bots/thinker.ts';

// The web worker in which bots at tables on this device think: gets questions, posts moves.
const thinker = new Thinker((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToThinker>) => thinker.receive(data));
