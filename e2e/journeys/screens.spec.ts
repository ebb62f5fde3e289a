import type { Page } from '@playwright/test';
import { violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { startPlay } from '../robot.ts';

interface Look {
  readonly name: string;
  /** What to do first. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** It is told what happens, so one of its requests never ends. */
  readonly isLive?: boolean;
}

/** Every screen that is built: who looks at it, and where it is. */
interface Screen extends Look {
  /** Null: nobody is signed in. */
  readonly who: string | null;
  readonly path: string;
  /** What is reached from there: to open the app takes longer than to look at a screen. */
  readonly next?: readonly Look[];
}

const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' }).click();
const firstStudent = async (page: Page) => {
  await page.getByRole('table').getByRole('row').nth(1).click();
  await expect(page.getByRole('figure', { name: 'Minutes per day' })).toBeVisible();
};

const firstTeacher = async (page: Page) => {
  const address = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  await page.goto(`${address}?page_size=5&lang=en`);
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('row').nth(1)).toBeVisible();
};

const firstGroup = async (page: Page) => {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('table', { name: 'Members' }).getByRole('checkbox').first().press('Space');
};

/** A short table is checked as well as a long one, and sooner. */
const fewStudents = '/students?page_size=5&lang=en';

const screens: readonly Screen[] = [
  { name: 'sign-in', who: null, path: '/login' },
  {
    name: 'registration with faults',
    who: null,
    path: '/registration',
    before: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('This field is required').first()).toBeVisible();
    },
  },
  { name: 'user agreement', who: null, path: '/legal/user-agreement' },
  { name: 'privacy policy', who: null, path: '/legal/privacy-policy' },
  { name: 'error page', who: null, path: '/error/404' },
  { name: 'a pupil’s start page', who: 'student', path: '/' },
  { name: 'a newcomer’s start page', who: 'newcomer', path: '/' },
  { name: 'no subscription', who: 'newcomer', path: '/no-subscription' },
  { name: 'a teacher’s start page', who: 'teacher', path: '/' },
  { name: 'games', who: 'teacher', path: '/games' },
  { name: 'mathematics', who: 'student', path: '/games/math' },
  { name: 'reading', who: 'student', path: '/games/reading' },
  { name: 'memory', who: 'student', path: '/games/memory' },
  {
    name: 'instructions',
    who: 'student',
    path: '/games/memory/matrix',
    next: [{ name: 'set-up of matrix', before: gotIt }],
  },
  {
    name: 'set-up of columns',
    who: 'student',
    path: '/games/math/columns',
    before: gotIt,
    next: [
      {
        name: 'a running game',
        before: async (page) => {
          await startPlay(page);
          await expect(page.getByRole('textbox').first()).toBeFocused();
        },
      },
    ],
  },
  { name: 'set-up of stroop', who: 'student', path: '/games/reading/stroop', before: gotIt },
  {
    name: 'a board of cards',
    who: 'student',
    path: '/games/memory/cards',
    before: async (page) => {
      await gotIt(page);
      await startPlay(page);
      await page.getByRole('gridcell').first().click();
      await expect(page.getByText('Where is the other one?')).toBeVisible();
    },
  },
  { name: 'a worksheet', who: 'teacher', path: '/worksheet/columns?seed=77&lang=en' },
  { name: 'the start of a worksheet', who: 'student', path: '/games/math/columns?seed=77&lang=en' },
  { name: 'homework', who: 'student', path: '/homework?list=done&lang=en' },
  {
    name: 'one homework',
    who: 'student',
    path: '/homework?list=done&lang=en',
    before: async (page) => {
      await page
        .getByRole('link', { name: /^Repeat/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
    },
  },
  { name: 'a homework that is done', who: 'student', path: '/homework-completed?homework=1&lang=en' },
  { name: 'profile', who: 'student', path: '/profile' },
  { name: 'the profile of who leads', who: 'director', path: '/profile' },
  { name: 'the record of deeds', who: 'director', path: '/audit?lang=en' },
  {
    name: 'what became of a task',
    who: 'teacher',
    path: '/tasks/1/statistic?lang=en',
    isLive: true,
    before: (page) => expect(page.getByText('live', { exact: true })).toBeVisible(),
  },
  {
    name: 'a task on the projector',
    who: 'teacher',
    path: '/tasks/1/statistic?view=projector&lang=en',
    isLive: true,
    before: (page) => page.getByRole('button', { name: 'Show names' }).click(),
  },
  {
    name: 'groups',
    who: 'admin',
    path: '/groups?lang=en',
    next: [
      {
        name: 'a new group',
        before: async (page) => {
          await page.getByRole('button', { name: 'Create group' }).click();
          await expect(page.getByRole('radio').first()).toBeVisible();
        },
      },
    ],
  },
  { name: 'a group', who: 'teacher', path: '/groups?lang=en', before: firstGroup },
  {
    name: 'students',
    who: 'teacher',
    path: fewStudents,
    next: [
      {
        name: 'a replay',
        before: async (page) => {
          await firstStudent(page);
          await page.getByRole('table', { name: 'Plays' }).getByRole('row').nth(1).click();
          await expect(page.getByRole('button', { name: 'To the end' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'superhero tasks',
    who: 'director',
    path: '/tasks?lang=en',
    before: async (page) => {
      await page.getByRole('table').getByRole('checkbox').first().press('Space');
      await page.getByRole('button', { name: 'Extend' }).click();
      await expect(page.getByLabel('Due', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a new task',
    who: 'teacher',
    path: '/tasks/create?lang=en',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add a block' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Columns', exact: true }).click();
      await expect(page.getByText('Exactly what students will get.')).toBeVisible();
    },
    next: [
      {
        name: 'a task with faults',
        before: async (page) => {
          await page.getByRole('button', { name: 'Assign' }).click();
          await expect(page.getByText('Something is not right yet.')).toBeVisible();
        },
      },
    ],
  },
  { name: 'templates of tasks', who: 'teacher', path: '/tasks?tab=templates&lang=en' },
  {
    name: 'the form for several students',
    who: 'director',
    path: fewStudents,
    before: (page) => page.getByRole('button', { name: 'Add several' }).click(),
    next: [
      {
        name: 'the import of students',
        before: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Import' }).click();
          await page.locator('input[type=file]').setInputFiles({
            name: 'pupils.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from('first name;last name;colour\nNew;Pupil;red\n;Nameless;blue'),
          });
          await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'a student',
    who: 'director',
    path: fewStudents,
    before: firstStudent,
    next: [
      {
        name: 'the form of a student',
        before: async (page) => {
          await page.getByRole('link', { name: 'Edit' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    ],
  },
  { name: 'a teacher', who: 'director', path: '/teachers?lang=en', before: firstTeacher },
  { name: 'inactive users', who: 'director', path: '/inactive-users?lang=en' },
  {
    name: 'schools',
    who: 'admin',
    path: '/schools',
    next: [
      {
        name: 'the settings of a school',
        before: async (page) => {
          await page.getByRole('table').getByRole('row').nth(1).getByRole('button').click();
          await page.getByRole('button', { name: 'Change director' }).click();
          await expect(page.getByRole('radio').last()).toBeAttached();
        },
      },
    ],
  },
  { name: 'not built yet', who: 'admin', path: '/statistics' },
];

/** The network may rest for a moment before a screen has asked for what it needs. */
const titled = (page: Page) => expect(page.locator('h1').first()).toBeAttached();

/** Waits until the colours have changed: axe would measure a contrast on its way. */
async function settle(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Asked again and again: the promise of an animation that is replaced on its way is never kept.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
}

/** At each width what the light theme shows, and whether the dark one can be read. */
async function look(page: Page, { name, before, isLive = false }: Look): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await (before ?? titled)(page);
  if (!isLive) await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page, colorScheme);
      // The dark theme differs in colours only.
      const found = await violationsOn(page, colorScheme === 'dark' ? { rules: ['color-contrast'] } : {});
      expect.soft(found, `${name}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overhang, `${name}, pixels beyond a window of 360`).toBeLessThanOrEqual(0);
}

for (const { who, path, next = [], ...first } of screens) {
  const names = [first, ...next].map(({ name }) => name).join(', ');
  test.describe(names, () => {
    test.use({ tolerated: [/404.*\/subscriptions\//] });

    test('axe finds nothing and nothing sticks out', async ({ page: anonymous, open }) => {
      const page = who === null ? anonymous : await open(who, path);
      if (who === null) await page.goto(`${path}?lang=en`);
      for (const screen of [first, ...next]) await look(page, screen);
    });
  });
}
