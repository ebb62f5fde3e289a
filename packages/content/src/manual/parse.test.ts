import { expect, it } from 'vitest';
import { parsePage, plainText, spansOf } from './parse.ts';

it('reads a page into its sections', () => {
  const source = [
    '# Groups',
    '',
    'A class.',
    '![A group](group)',
    '## Add students {#add}',
    '1. Open it.',
    '2. Press **Add**.',
    '',
    'Done.',
    '- one',
    '- two',
  ].join('\n');
  expect(parsePage(source)).toEqual({
    title: 'Groups',
    sections: [
      {
        anchor: null,
        heading: null,
        blocks: [
          { kind: 'paragraph', text: 'A class.' },
          { kind: 'picture', name: 'group', text: 'A group' },
        ],
      },
      {
        anchor: 'add',
        heading: 'Add students',
        blocks: [
          { kind: 'list', isOrdered: true, items: ['Open it.', 'Press **Add**.'] },
          { kind: 'paragraph', text: 'Done.' },
          { kind: 'list', isOrdered: false, items: ['one', 'two'] },
        ],
      },
    ],
  });
});

it.each([
  'No title',
  '# Title\n## Without an anchor',
  '# Title\n### Too deep {#deep}',
  '# Title\n![](empty)',
])('does not take %j', (source) => {
  expect(() => parsePage(source)).toThrow(SyntaxError);
});

it('finds strong words, keys and links in a line', () => {
  const line = 'Press **Start** or `Enter`, then see [groups](groups#add) and [plans](plans).';
  expect(spansOf(line)).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'strong', text: 'Start' },
    { kind: 'text', text: ' or ' },
    { kind: 'key', text: 'Enter' },
    { kind: 'text', text: ', then see ' },
    { kind: 'link', text: 'groups', page: 'groups', anchor: 'add' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', text: 'plans', page: 'plans', anchor: null },
    { kind: 'text', text: '.' },
  ]);
  expect(plainText(line)).toBe('Press Start or Enter, then see groups and plans.');
});
