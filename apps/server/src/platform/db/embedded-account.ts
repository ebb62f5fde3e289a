/**
 * PostgreSQL refuses to run as root. Started by root, it runs under the system's account `postgres` instead, which
 * must be able to reach its programs and its data.
 */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whose rights the database runs with; undefined: those of this process. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

/** The account to run under. Makes the user `postgres` where root runs a system that lacks it. */
export async function databaseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await lookUp();
  if (known) return known;
  await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres']);
  const made = await lookUp();
  if (!made)
    throw new Error('The system user "postgres" could not be made; PostgreSQL does not run as root.');
  return made;
}

async function lookUp(): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return undefined;
  }
}

/** Whether the account may pass through every existing folder above `path`. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  if (!account) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const info = await stat(folder).catch(() => undefined);
    if (info) {
      const bit = info.uid === account.uid ? 0o100 : info.gid === account.gid ? 0o010 : 0o001;
      if ((info.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
