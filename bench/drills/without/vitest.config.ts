/** The configuration of all tests, whose code is without some safeguards. */
import { defineConfig } from 'vitest/config';
import { root } from '../../../tools/command.ts';
import usual from '../../../vitest.config.ts';
import { changed } from './safeguard.ts';

const plugin = { name: 'without safeguards', enforce: 'pre' as const, transform: changed };

/** What vitest keeps of code would be taken for the code with them, or the other way round. */
const fsModuleCache = false;

export default defineConfig({
  root,
  test: {
    fsModuleCache,
    projects: (usual.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, root, plugins: [plugin], test: { ...project.test, fsModuleCache } }
        : project,
    ),
  },
});
