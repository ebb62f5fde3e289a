/** Secrets that an installation makes for itself on its first start. */
import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * The text in a file that only this account may read; made where there is none. Processes that start at the same time
 * get the same text, and none ever reads half of it.
 * @param make what to remember
 */
export async function remembered(file: string, make: () => string | Promise<string>): Promise<string> {
  const known = await read(file);
  if (known !== '') return known;
  const whole = `${file}.${randomUUID()}`;
  await writeFile(whole, await make(), { mode: 0o600 });
  try {
    // Unlike a rename it fails where somebody came first.
    await link(whole, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(whole);
  }
  return readFile(file, 'utf8');
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
