/** One real server for the whole run. */
import { startDemoServer } from '../tools/demo-server.ts';

/** Playwright calls it before the first journey, and what it returns after the last one. */
export default async function startServer(): Promise<() => Promise<void>> {
  const server = await startDemoServer(Number(process.env['E2E_PORT']));
  return async () => {
    for (const warning of await server.stop()) console.log(`  The server warned: ${warning}`);
  };
}
