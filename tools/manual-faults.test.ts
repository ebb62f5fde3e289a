import { expect, it } from 'vitest';
import {
  type Expected,
  manualFaults,
  manualLines,
  type ManualTexts,
  promiseFaults,
} from './manual-faults.ts';

const expected: Expected = { pages: ['groups', 'plans'], games: ['flash'], gameParts: ['how'] };

const note = { trains: 'Adding up.', advice: 'Look.', counts: 'The sum.' };

const manual = (
  groups: string,
  games: object = { flash: note },
  others: readonly string[] = ['plans'],
): ManualTexts => ({
  pages: new Map([['groups', groups], ...others.map((id) => [id, `# ${id}`] as const)]),
  games: games as Record<string, object>,
});

const page =
  '# Groups\nSee [plans](plans) and [Flash](game-flash#how).\n![A group](group)\n## Add {#add}\nPress.';

const faultsOf = (texts: ManualTexts) =>
  manualFaults(
    new Map([
      ['en', manual(page)],
      ['de', texts],
    ]),
    expected,
  );

it('finds nothing where the languages are alike', () => {
  expect(faultsOf(manual(page))).toEqual([]);
});

it.each([
  ['a page that is missing', manual(page, undefined, []), 'the page plans has no text'],
  ['a page that nobody knows', manual(page, undefined, ['plans', 'old']), 'there is no page old'],
  ['a game that is missing', manual(page, {}), 'the game flash has no text'],
  ['a heading that is missing', manual(page.replace('## Add {#add}\n', '')), 'headings'],
  ['a picture that is missing', manual(page.replace('![A group](group)\n', '')), 'pictures'],
  ['a link that is missing', manual(page.replace('[plans](plans)', 'plans')), 'links'],
  ['a link to no page', manual(page.replace('(plans)', '(planes)')), 'links to planes'],
  ['a link to no heading', manual(page.replace('#how', '#why')), 'links to game-flash#why'],
  ['an anchor that is there twice', manual(`${page}\n## Again {#add}`), 'an anchor twice'],
  ['a line that means nothing', manual(page.replace(' {#add}', '')), 'Neither a heading'],
])('finds %s', (_, texts, fault) => {
  expect(faultsOf(texts).join('\n')).toContain(fault);
});

it('hears a promise in each language, and none in plain words', () => {
  const said = (text: string) => manualLines(manual(`# Groups\n${text}`));
  for (const [language, text] of [
    ['en', 'Better marks at school.'],
    ['de', 'Das macht klüger.'],
    ['ru', 'Развивает интеллект.'],
    ['uk', 'Корисно для здоров’я.'],
  ] as const) {
    expect(promiseFaults(language, said(text))).toHaveLength(1);
  }
  expect(promiseFaults('en', said('Mark a student, then press **Grades**.'))).toEqual([]);
});
