/**
 * Who uses the embedded server, said beside the server: a killed one forgets its locks, and its users need a moment
 * to start it again. A file names a port of this computer on which the user's process answers with the file's name, so
 * the file of a process that died, whoever has its port now, is told from that of one that lives.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface Presence {
  /** From now on the others no longer count this one. */
  leave(): Promise<void>;
  /** Whether anybody else is there. */
  hasOthers(): Promise<boolean>;
}

/** A process that lives but is so busy that it says nothing for so long is taken for dead. */
const ANSWER_LIMIT_MS = 5000;

/** @param folder of the files; made if it is missing */
export async function enter(folder: string): Promise<Presence> {
  await mkdir(folder, { recursive: true });
  const name = randomUUID();
  const server = createServer((socket) => socket.on('error', () => {}).end(name));
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Never read half written.
  await writeFile(join(folder, `.${name}`), String(port));
  await rename(join(folder, `.${name}`), join(folder, name));

  return {
    async leave() {
      await rm(join(folder, name), { force: true });
      server.close();
    },
    async hasOthers() {
      const names = (await readdir(folder)).filter((other) => other !== name && !other.startsWith('.'));
      const lives = await Promise.all(names.map((other) => isThere(folder, other)));
      return lives.includes(true);
    },
  };
}

async function isThere(folder: string, name: string): Promise<boolean> {
  const file = join(folder, name);
  try {
    const socket = connect(Number(await readFile(file, 'utf8')), '127.0.0.1');
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy());
    if ((await text(socket)) === name) return true;
  } catch {
    // Nobody listens there any more.
  }
  await rm(file, { force: true });
  return false;
}
