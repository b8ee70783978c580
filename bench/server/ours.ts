import { readConfig } from '../../src/server/config.ts';
import { startServer } from '../../src/server/start.ts';
import { gridBox } from './grid-box.ts';
import { answerAt } from './usage.ts';

// Our server unchanged, every entry on disk before the response. All clients of a measurement share one address, so the
// limits per address are lifted; frames, schemas and rules are not.
const check = readConfig(process.env);
if (check.kind === 'invalid') throw new Error(check.sentence);
const plenty = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  ...check.config,
  clientDir: 'no-pages',
  boxes: [gridBox],
  findBox: (game) => (game === gridBox.id ? gridBox : undefined),
  findBot: () => undefined,
  limits: {
    socket: plenty,
    address: plenty,
    socketsPerAddress: 1e6,
    connectionsPerAddress: 1e6,
    openingsPerMinute: 1e6,
    questionsPerMinute: 1e6,
  },
});
answerAt(server.address);
