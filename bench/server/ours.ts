import { readConfig } from '../../src/server/config.ts';
import { startServer } from '../../src/server/start.ts';
import { gridBox } from './grid-box.ts';
import { answerAt } from './usage.ts';

// Our server as it is, every entry safe on the disk before it is answered. All clients of a measurement have one
// address, so what protects a house from one address is out of the way; the frames, schemas and rules are not.
const check = readConfig(process.env);
if (check.kind === 'unsound') throw new Error(check.sentence);
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
    linesPerAddress: 1e6,
    openingsPerMinute: 1e6,
    questionsPerMinute: 1e6,
  },
});
answerAt(server.address);
