/** Once per test run: a PostgreSQL of its own in a temporary folder, with a migrated database to clone. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/platform/db/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-test-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbedded({ dataDir, durable: false });
  await migrate(postgres.url);
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
}
