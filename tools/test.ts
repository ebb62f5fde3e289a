/** `npm test`: every check and every test, from lint to journeys in a real browser. */
import { performance } from 'node:perf_hooks';
import { provideBrowser } from './browser.ts';
import { runChecks } from './checks.ts';
import { runDrills, runEngineTests, runPlaywright, runUnitTests } from './run-tests.ts';
import { scratchInMemory } from './scratch.ts';
import { duration, step } from './step.ts';
import { createTally, type Count, shortened } from './tally.ts';

scratchInMemory();
const tally = createTally();
const started = performance.now();

/** A step that fails as a whole counts as one failure; those after it still run. */
async function counted(name: string, work: () => Promise<Count>): Promise<void> {
  try {
    const count = await step(name, work);
    tally.add(name, count);
  } catch (error) {
    tally.add(name, {
      passed: 0,
      failures: [{ message: shortened(String(error instanceof Error ? error.message : error)) }],
    });
  }
}

let browser = '';

await counted('Find a browser', async () => {
  browser = await provideBrowser();
  console.log(`  ${browser}`);
  return { passed: 1, failures: [] };
});
await runChecks(tally);
await counted('Tests of the engine, with coverage', runEngineTests);
await counted('Unit, property and API tests', runUnitTests);
await counted('Drills, their short forms', runDrills);
if (browser !== '') await counted('Journeys in the browser', () => runPlaywright(browser));
console.log(`Took ${duration(performance.now() - started)}.`);
process.exitCode = tally.report();
