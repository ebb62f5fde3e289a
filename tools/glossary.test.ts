import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './command.ts';
import { readGlossary, ruledOutLines, ruledOutTexts } from './glossary.ts';
import { flatten } from './strings.ts';

const document = `
# Glossary

## Ruled out in texts

| language | ruled out              | say      | except               |
| -------- | ---------------------- | -------- | -------------------- |
| en       | \`example\`, \`examples\` | question | \`example\`, \`play:*\` |
| uk       | \`намистин*\`           | кісточка |                      |

## Ruled out in code

| ruled out | say    | in         | except            |
| --------- | ------ | ---------- | ----------------- |
| \`chore*\`   | action | \`packages\` | \`packages/old.ts\` |
`;
const glossary = readGlossary(document);
const said = (name: string, language: string, tree: object) =>
  ruledOutTexts(glossary, name, new Map([[language, flatten(tree)]]));

describe('texts', () => {
  it('are named with the word that they should not say, and with the one to say instead', () => {
    expect(said('columns', 'en', { how_to: { 1: 'Solve all Examples.' } })).toEqual([
      'en: how_to.1 says “examples”; say question (docs/glossary.md)',
    ]);
  });

  it('are found by any ending where a star stands, and as whole words else', () => {
    expect(said('columns', 'uk', { a: 'Дві намистини', b: 'Кісточка' })).toHaveLength(1);
    expect(said('columns', 'en', { a: 'Counterexample', b: 'Exemplary' })).toEqual([]);
  });

  it('may have placeholders of that name', () => {
    expect(said('columns', 'en', { a: 'See {{example}} and $t(example.{{examples}})' })).toEqual([]);
  });

  it('are left alone in other languages, and where they are excepted', () => {
    expect(said('columns', 'de', { a: 'example' })).toEqual([]);
    expect(said('columns', 'en', { example: 'Example' })).toEqual([]);
    expect(said('play', 'en', { no: { example: 'No example' }, other: 'Another example' })).toEqual([]);
  });
});

describe('code', () => {
  it('is named by file and line, only below the folders of the word', () => {
    const source = 'enchore();\nrecordChore();\n// Such chores.\n';
    expect(ruledOutLines(glossary, 'packages/engine/src/a.ts', source)).toEqual([
      'packages/engine/src/a.ts:2 says “chore*”; say action (docs/glossary.md)',
      'packages/engine/src/a.ts:3 says “chore*”; say action (docs/glossary.md)',
    ]);
    expect(ruledOutLines(glossary, 'apps/server/src/a.ts', source)).toEqual([]);
    expect(ruledOutLines(glossary, 'packages/old.ts', source)).toEqual([]);
  });
});

it('reads words for every language out of the document of this project', () => {
  const { texts, code } = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
  expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'ru', 'uk']));
  expect(code.length).toBeGreaterThan(0);
});
