/** Builds the web app when its sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command, root } from './command.ts';
import { removeAbandoned } from './scratch.ts';

/** The folder that the server serves. */
export const webFolder = join(root, 'apps', 'web', 'dist');

/** Holds the hash of the sources that the build was made from. */
const STAMP = '.sources';

/** How folders begin in which a build is not done yet; then comes the process that makes it. */
const HALF = 'dist.';

/** The library of texts is no part of the web app: a new text builds nothing anew. */
const sources = ['apps/web/**', 'packages/!(library)/**', 'package-lock.json', 'tsconfig.base.json'];
const notSources = /^(node_modules|dist(\..+)?)$|\.test\.tsx?$|\.gen\.ts$/;

/** Whether what lies there was built from the sources as they are now. */
export function isBuilt(folder = webFolder): boolean {
  try {
    return readFileSync(join(folder, STAMP), 'utf8') === sourcesHash();
  } catch {
    return false;
  }
}

let begun = 0;

/**
 * Builds beside the folder and then takes its place: somebody else may build or serve there at the same time.
 * @param bundle writes all files into a folder
 * @throws Error with the bundler's output if the sources do not build; then the build before stays
 */
export async function buildWeb(folder = webFolder, bundle = bundleWeb): Promise<void> {
  const hash = sourcesHash();
  const place = dirname(folder);
  removeAbandoned(place, HALF);
  const half = join(place, `${HALF}${process.pid}-${begun++}`);
  mkdirSync(half);
  try {
    await bundle(half);
    writeFileSync(join(half, STAMP), hash);
    takePlace(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

async function bundleWeb(folder: string): Promise<void> {
  const { code, output } = await command([
    'vite',
    'build',
    'apps/web',
    '--outDir',
    folder,
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) throw new Error(`The web app does not build:\n${output}`);
}

/** A folder with files in it is not replaced at once: it has to go first, and another build may be quicker then. */
function takePlace(made: string, folder: string): void {
  const before = `${made}-before`;
  for (let isThere = false; !isThere;) {
    succeeds(() => renameSync(folder, before), { butFor: ['ENOENT'] });
    isThere = succeeds(() => renameSync(made, folder), { butFor: ['ENOTEMPTY', 'EEXIST'] });
    rmSync(before, { recursive: true, force: true });
  }
}

/**
 * @returns false if it failed for one of these reasons
 * @throws any other error
 */
function succeeds(work: () => void, { butFor }: { readonly butFor: readonly string[] }): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (!butFor.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
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
