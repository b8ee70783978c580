// The server straight from its sources; `npm run dev` runs this by tsx and again whenever a source changes.
import { main } from '../src/cli/main.ts';

process.exitCode = await main(['serve']);
