// The command line of an image: everything is built already, so nothing is checked or built first.
import { main } from '../dist/undercroft.js';

process.exitCode = await main(process.argv.slice(2));
