/** `npm run dev`: the API, restarted when its code changes, and Vite with hot replacement in front of it on PORT. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './command.ts';
import { createLifecycle } from './lifecycle.ts';

const lifecycle = createLifecycle();
const { PORT: web = '3000', API_PORT: api = '3001' } = process.env;

run(['node', '--watch-preserve-output', '--watch', 'tools/start.ts', '--api-only'], {
  PORT: api,
  HOST: '127.0.0.1',
  // Where the browser is; whoever has paid comes back to it.
  PUBLIC_URL: process.env['PUBLIC_URL'] || `http://localhost:${web}`,
});
run(['vite', 'apps/web', '--port', web, '--strictPort'], { API_URL: `http://127.0.0.1:${api}` });
await lifecycle.asked;
await lifecycle.closeAll();
process.exit(0);

function run(
  [program, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): void {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  lifecycle.onStop(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
}
