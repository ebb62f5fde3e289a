import { describe, expect, it } from 'vitest';
import { faults, flatten, uncounted, unused } from './strings.ts';

const texts = (tree: unknown) => flatten(tree);

describe('faults', () => {
  it('accepts complete texts with the plural forms of each language', () => {
    const en = texts({ hello: 'Hello {{name}}', beads_one: 'One bead', beads_other: '{{count}} beads' });
    const uk = texts({
      hello: 'Привіт, {{name}}',
      beads_one: '{{count}} намистина',
      beads_few: '{{count}} намистини',
      beads_many: '{{count}} намистин',
      beads_other: '{{count}} намистини',
    });
    expect(
      faults(
        new Map([
          ['en', en],
          ['uk', uk],
        ]),
      ),
    ).toEqual([]);
  });

  it('names a missing key, a missing plural form and an empty text', () => {
    const en = texts({ a: 'A', b: { c: 'C' }, n_one: '1', n_other: '{{count}}' });
    const ru = texts({ a: ' ', n_one: '{{count}}', n_few: '{{count}}', n_other: '{{count}}' });
    expect(
      faults(
        new Map([
          ['en', en],
          ['ru', ru],
        ]),
      ),
    ).toEqual(['ru: b.c is missing', 'ru: n_many is missing', 'ru: a has no text']);
  });

  it('names a plural form that the language does not have', () => {
    const de = texts({ n_one: 'eins', n_few: 'wenige', n_other: 'viele' });
    expect(faults(new Map([['de', de]]))).toEqual(['de: n_few is no form of this language']);
  });

  it('names a placeholder that got lost in translation', () => {
    const en = texts({ a: 'Up to {{max}} words' });
    const de = texts({ a: 'Höchstens {{maximum}} Wörter' });
    expect(
      faults(
        new Map([
          ['en', en],
          ['de', de],
        ]),
      ),
    ).toEqual([
      'de: a and its English text differ in {{max}}',
      'de: a and its English text differ in {{maximum}}',
    ]);
  });

  it('takes a key that merely ends like a plural form as it is', () => {
    expect(faults(new Map([['en', texts({ role_other: 'Other' })]]))).toEqual([]);
  });
});

describe('unused', () => {
  it('finds keys that neither a literal nor a template mentions', () => {
    const code = [
      "t('title'); t('play:stop')",
      't(`issue.${code}`); t("beads", { count })',
      't(`${anything}`)',
      "`${number} ${t(`unit.${name}`)}`; t('how_to', { returnObjects: true })",
    ];
    const keys = [
      'title',
      'stop',
      'issue.too_big',
      'beads_one',
      'beads_other',
      'forgotten',
      'issues.title',
      'unit.ms',
      'how_to.1',
    ];
    expect(unused(keys, code)).toEqual(['forgotten', 'issues.title']);
  });
});

it('names a counted text that is asked for without its count', () => {
  const counted = texts({ made: { text_one: '1', text_other: '{{count}}' }, title: 'Title' });
  expect(uncounted(counted, ["t('accounts:made.text', { count })", "t('title')"])).toEqual([]);
  expect(uncounted(counted, ["text: t('accounts:made.text'),"])).toEqual(['made.text']);
});
