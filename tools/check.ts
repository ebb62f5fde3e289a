/** `npm run check`: everything that can be said about the code without running it. */
import { runChecks } from './checks.ts';
import { createTally } from './tally.ts';

const tally = createTally();
await runChecks(tally);
process.exitCode = tally.report();
