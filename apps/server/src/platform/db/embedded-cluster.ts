/** The data of one PostgreSQL server, and its life: made, started, found, stopped. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './embedded-account.ts';
import type { Programs } from './embedded-programs.ts';

/** Settings that differ from PostgreSQL's own. */
const CONFIGURATION = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
timezone = 'UTC'
log_timezone = 'UTC'
log_checkpoints = off
`;

/** A crash recovery may take its time. */
const START_LIMIT_S = 60;

/** The files of a PostgreSQL in a folder, and the programs that make, start and stop it. */
export class Cluster {
  private readonly folder: string;
  private readonly programs: Programs;
  private readonly durable: boolean;

  constructor(folder: string, programs: Programs, durable: boolean) {
    this.folder = folder;
    this.programs = programs;
    this.durable = durable;
  }

  /**
   * Makes the files unless they are there. Made beside their place and moved there when complete: a start that is
   * interrupted leaves nothing half made, and of two starts at once the second takes what the first made.
   */
  async create(password: string, account: Account): Promise<void> {
    if (await this.exists()) return;
    const fresh = `${this.folder}.${randomUUID()}`;
    const passwordFile = `${fresh}.password`;
    await mkdir(fresh, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) {
      await chown(fresh, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    // ICU's root collation sorts the names of all four languages; lower() knows their letters.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und'];
    const args = [
      '-D',
      fresh,
      '-U',
      'mindhero',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      ...locale,
    ];
    const { code, output } = await this.programs.run('initdb', args);
    await rm(passwordFile, { force: true });
    if (code !== 0) throw new Error(`PostgreSQL's initdb failed: ${output}`);
    await writeFile(join(fresh, 'postgresql.conf'), CONFIGURATION, { flag: 'a' });
    await rename(fresh, this.folder).catch(async (error: unknown) => {
      await rm(fresh, { recursive: true });
      if (!(await this.exists())) throw error;
    });
  }

  private exists(): Promise<boolean> {
    return stat(join(this.folder, 'PG_VERSION')).then(
      () => true,
      () => false,
    );
  }

  /** The port of a server that runs on these files, if one does. Waits for one that is just starting or stopping. */
  async runningPort(): Promise<number | undefined> {
    const deadline = performance.now() + START_LIMIT_S * 1000;
    while (performance.now() < deadline) {
      const { code } = await this.programs.run('pg_ctl', ['status', '-D', this.folder]);
      if (code !== 0) return undefined;
      const said = await readFile(join(this.folder, 'postmaster.pid'), 'utf8').catch(() => '');
      const lines = said.split('\n');
      if (lines[7]?.trim() === 'ready') return Number(lines[3]);
      await wait(100);
    }
    throw new Error('PostgreSQL runs, but does not get ready.');
  }

  /**
   * On the port of last time if that is free, where those who used it then look for it.
   * @param wanted another port will not do
   * @returns the port on which it runs then: another one than is wanted if another process started it first
   */
  async start(wanted?: number): Promise<number> {
    const log = join(this.folder, 'server.log');
    // Somebody may take a free port between our look and the start.
    for (let attempt = 1; ; attempt++) {
      const port = wanted ?? (await freePort(await this.lastPort()));
      const flags = `-p ${port}${this.durable ? '' : ' -F'}`;
      const args = ['start', '-w', '-t', String(START_LIMIT_S), '-D', this.folder, '-l', log, '-o', flags];
      const { code } = await this.programs.run('pg_ctl', args, { quiet: true });
      if (code === 0) return port;
      const running = await this.runningPort();
      if (running !== undefined) return running;
      if (attempt === 3 || wanted !== undefined) {
        const said = await readFile(log, 'utf8').catch(() => '');
        throw new Error(`PostgreSQL does not start: ${said.trim().split('\n').slice(-5).join('\n')}`);
      }
    }
  }

  private async lastPort(): Promise<number> {
    const said = await readFile(join(this.folder, 'postmaster.opts'), 'utf8').catch(() => '');
    return Number(/"-p" "(\d+)"/.exec(said)?.[1] ?? 0);
  }

  /** Ends its connections and waits until everything is on the disk. */
  async stop(): Promise<void> {
    await this.programs.run('pg_ctl', ['stop', '-w', '-t', '30', '-m', 'fast', '-D', this.folder]);
  }
}

/** The port if nobody listens on it, else any that is free. */
async function freePort(liked: number): Promise<number> {
  const probe = createServer();
  try {
    await once(probe.listen(liked, '127.0.0.1'), 'listening');
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    if (liked === 0) throw error;
    return await freePort(0);
  } finally {
    probe.close();
  }
}
