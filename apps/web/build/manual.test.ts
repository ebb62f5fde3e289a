import { statSync } from 'node:fs';
import { languages } from '@mindhero/content/languages';
import { expect, test, vi } from 'vitest';
import { manual } from './manual.ts';

test.each(languages)(
  'development watches the manual file by file: folders it cannot open (%s)',
  (language) => {
    const { load } = manual();
    if (typeof load !== 'object') throw new Error('the plugin loads nothing');
    const addWatchFile = vi.fn<(file: string) => void>();
    Reflect.apply(load.handler, { addWatchFile }, [`\0virtual:manual/${language}`]);
    const watched = addWatchFile.mock.calls.map(([file]) => file);
    expect(watched).toContainEqual(expect.stringContaining(`/${language}/groups.md`));
    expect(watched.filter((file) => !statSync(file).isFile())).toEqual([]);
  },
);
