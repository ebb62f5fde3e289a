/** The page for the parents on paper. */
import type { Report } from '@mindhero/contract/statistics/pupil';
import { expect, test } from '../fixtures.ts';

/** Of which the names are longest. */
const formulas = ([6, 7, 8, 9] as const).flatMap(
  (size) => [`family:+${size}`, `family:-${size}`, `big_friend:+${size}`, `big_friend:-${size}`] as const,
);

/** As much as there can ever be to tell of a pupil, in the longest words. */
const full: Omit<Report, 'since' | 'today' | 'weeks'> = {
  student: {
    id: 1,
    name: 'Anna-Maria Alexandra Wolkenstein-Obermeier',
    school: 'School of mental arithmetic and speed reading at the Botanical Garden',
    groups: ['4b, Wednesdays and Fridays', 'Competition of the whole city', 'Summer holidays'],
  },
  days: 365,
  active_ms: 30_000 * 60_000,
  answers: 123_456,
  correct: 120_000,
  ability: { now: 815, least: 791, most: 839 },
  mastered: formulas,
  strengths: formulas.slice(-4),
  practise: formulas.slice(0, 3),
  reading: {
    language: 'UK',
    texts: 1_234,
    first: { wpm: 1_104, understanding: 100 },
    latest: { wpm: 1_207, understanding: 100 },
  },
  memory: (['digits_forward', 'digits_backward', 'tiles_forward', 'tiles_backward'] as const).map((kind) => ({
    kind,
    first: 10,
    best: 12,
    latest: 11,
  })),
};

const languages = [
  ['English', 'Training report'],
  ['Deutsch', 'Trainingsbericht'],
  ['Русский', 'Отчёт о тренировках'],
  ['Українська', 'Звіт про тренування'],
] as const;

test('the page for the parents is one page in every language, however much there is to tell', async ({
  open,
}) => {
  const page = await open('student', '/?lang=en');
  await page.route('**/report/**', async (route) => {
    const { since, today, weeks } = (await (await route.fetch()).json()) as Report;
    const busy = weeks.map((week) => ({ ...week, active_ms: 600 * 60_000, ability: 800 }));
    await route.fulfill({ json: { ...full, since, today, weeks: busy } });
  });
  await page.goto('/statistics?lang=en');
  await page.getByRole('link', { name: 'For my parents' }).press('Enter');
  await page.getByRole('radio', { name: 'Year' }).click();
  for (const [language, title] of languages) {
    await page.getByLabel('Language of the report').selectOption(language);
    await expect(page.getByRole('heading', { name: `${title}: ${full.student.name}` })).toBeVisible();
    const printed = await page.pdf({ preferCSSPageSize: true });
    expect({ language, pages: printed.toString('latin1').match(/\/Type \/Page\b/g)?.length }).toEqual({
      language,
      pages: 1,
    });
  }
});
