/** Background work that a test does not wait for the clock to bring. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Has it done as soon as a process is free. @returns false if it waits or runs already, or nobody does such work yet */
export async function askForJob(pool: pg.Pool, name: string): Promise<boolean> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, migrate: false });
  return (await boss.send(name).catch(() => null)) !== null;
}
