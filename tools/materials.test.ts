import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly licenses?: readonly object[];
  }[];
}

test('the README’s command for a bill of materials lists what server and web app consist of, as the lock file has it', () => {
  const [npm = '', ...args] = (/`(npm sbom [^`]+)`/.exec(read('README.md'))?.[1] ?? '').split(' ');
  // What is installed is all that it needs to know.
  const env = { ...process.env, npm_config_offline: 'true' };
  const { status, stdout, stderr } = spawnSync(npm, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  const { bomFormat, components } = JSON.parse(stdout) as Bill;
  expect(bomFormat).toBe('CycloneDX');
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  for (const name of ['fastify', 'pg', 'react', 'zod']) {
    const listed = components.find((one) => one.name === name);
    expect(listed).toMatchObject({ name, version: lock.packages[`node_modules/${name}`]?.version });
    expect(listed?.licenses).toHaveLength(1);
  }
  // What only tests need is no part of what is delivered.
  expect(components.map(({ name }) => name)).not.toContain('vitest');
});
