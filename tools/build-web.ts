/** Builds the web app when its sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, root } from './command.ts';

/** The folder that the server serves. */
export const webFolder = join(root, 'apps', 'web', 'dist');

/** Holds the hash of the sources that the build was made from. */
const stamp = join(webFolder, '.sources');

/** The library of texts is no part of the web app: a new text builds nothing anew. */
const sources = ['apps/web/**', 'packages/!(library)/**', 'package-lock.json', 'tsconfig.base.json'];
const notSources = /^(node_modules|dist)$|\.test\.tsx?$|\.gen\.ts$/;

/** Whether apps/web/dist was built from the sources as they are now. */
export function isBuilt(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === sourcesHash();
  } catch {
    return false;
  }
}

/** @throws Error with the bundler's output if the sources do not build */
export async function buildWeb(): Promise<void> {
  const hash = sourcesHash();
  const { code, output } = await command(['vite', 'build', 'apps/web', '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`The web app does not build:\n${output}`);
  writeFileSync(stamp, hash);
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => notSources.test(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
