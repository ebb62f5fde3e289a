/** Writes `src/routeTree.gen.ts` anew: the router's plugin does so whenever the configuration is read. */
import { dirname } from 'node:path';
import { resolveConfig } from 'vite';

await resolveConfig({ root: dirname(import.meta.dirname) }, 'build');
