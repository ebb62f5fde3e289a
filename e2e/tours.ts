/** Every screen that is looked at by itself (`journeys/screens.spec.ts`), by the person who looks. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { goTo } from './go-to.ts';
import type { Look } from './look.ts';
import { readWithMore } from './read-look.ts';
import { chooseTraining, startPlay } from './robot.ts';
import {
  platformStatistics,
  pupilStatistics,
  schoolStatistics,
  teachingStatistics,
} from './statistics-looks.ts';

/** Screens that one person looks at, one after the other: to open the app takes longer than to look at a screen. */
interface Tour {
  /** Null: nobody is signed in. */
  readonly who: string | null;
  readonly looks: readonly [Look & { readonly path: string }, ...Look[]];
}

const firstStudent = async (page: Page) => {
  await page.getByRole('table').getByRole('row').nth(1).click();
  await expect(page.getByRole('figure', { name: 'Minutes per day' })).toBeVisible();
};

const firstTeacher = async (page: Page) => {
  const address = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  await goTo(page, `${address}?page_size=5`);
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('row').nth(1)).toBeVisible();
};

const firstGroup = async (page: Page) => {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('table', { name: 'Members' }).getByRole('checkbox').first().press('Space');
};

/** A short table is checked as well as a long one, and sooner. */
const fewStudents = '/students?page_size=5';

export const tours: readonly Tour[] = [
  {
    who: null,
    looks: [
      { name: 'sign-in', path: '/login' },
      {
        name: 'registration with faults',
        path: '/registration',
        before: async (page) => {
          await page.getByRole('button', { name: 'Create account' }).click();
          await expect(page.getByText('This field is required').first()).toBeVisible();
        },
      },
      { name: 'a new password by a link', path: `/recovery#${'A'.repeat(22)}` },
      { name: 'a link that does not work', path: '/recovery#A' },
      { name: 'error page', path: '/error/404' },
    ],
  },
  {
    who: null,
    looks: [
      { name: 'user agreement', path: '/legal/user-agreement' },
      { name: 'privacy policy', path: '/legal/privacy-policy' },
    ],
  },
  {
    who: 'newcomer',
    looks: [
      { name: 'a newcomer’s start page', path: '/' },
      { name: 'no subscription', path: '/no-subscription' },
      { name: 'one’s own plan, of which there is none', path: '/subscriptions' },
    ],
  },
  {
    who: 'student',
    looks: [
      { name: 'a pupil’s start page', path: '/' },
      { name: 'mathematics', path: '/games/math' },
      { name: 'reading', path: '/games/reading' },
      { name: 'memory', path: '/games/memory' },
      ...pupilStatistics,
      { name: 'the rating of everybody', path: '/rating?scope=global&window=all' },
      { name: 'profile', path: '/profile' },
      { name: 'the contents of the manual', path: '/manual' },
      {
        name: 'the page of a game in the manual',
        path: '/manual/game-cards',
        before: (page) => expect(page.getByRole('heading', { name: 'How it is scored' })).toBeVisible(),
      },
    ],
  },
  {
    who: 'student',
    looks: [
      { name: 'set-up of matrix', path: '/games/memory/matrix' },
      {
        name: 'instructions',
        before: (page) => page.getByRole('button', { name: 'How to play' }).click(),
      },
      { name: 'set-up of stroop', path: '/games/reading/stroop' },
      {
        name: 'a board of cards',
        path: '/games/memory/cards',
        before: async (page) => {
          await chooseTraining(page, 'First pairs');
          await startPlay(page);
          await page.getByRole('gridcell').first().click();
          await expect(page.getByText('Where is the other one?')).toBeVisible();
        },
      },
    ],
  },
  {
    who: 'student',
    looks: [
      { name: 'the start of a worksheet', path: '/games/math/columns?seed=77' },
      { name: 'set-up of columns', path: '/games/math/columns' },
      {
        name: 'a running game',
        before: async (page) => {
          await startPlay(page);
          await expect(page.getByRole('textbox').first()).toBeFocused();
        },
      },
    ],
  },
  {
    who: 'student',
    looks: [
      { name: 'homework', path: '/homework?list=done' },
      {
        name: 'one homework',
        before: async (page) => {
          await page
            .getByRole('link', { name: /^Repeat/ })
            .first()
            .click();
          await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
        },
      },
      { name: 'a homework that is done', path: '/homework-completed?homework=1' },
    ],
  },
  {
    who: 'teacher',
    looks: [
      { name: 'a teacher’s start page', path: '/' },
      { name: 'games', path: '/games' },
      { name: 'templates of tasks', path: '/tasks?tab=templates' },
      { name: 'a group', path: '/groups', before: firstGroup },
      { name: 'the rating of a group', path: '/rating' },
      ...teachingStatistics,
      { name: 'a worksheet', path: '/worksheet/columns?seed=77' },
    ],
  },
  {
    who: 'teacher',
    looks: [
      { name: 'the statement of a stock, and one’s own plans', path: '/subscriptions/history' },
      { name: 'students', path: fewStudents },
      {
        name: 'a replay',
        before: async (page) => {
          await firstStudent(page);
          await page.getByRole('table', { name: 'Games' }).getByRole('row').nth(1).click();
          await expect(page.getByRole('button', { name: 'Skip to the end' })).toBeVisible();
        },
      },
      {
        name: 'a new task',
        path: '/tasks/create',
        before: async (page) => {
          await page.getByRole('button', { name: 'Add a block' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Columns', exact: true }).click();
          await expect(page.getByText('Exactly what students will get.')).toBeVisible();
        },
      },
      {
        name: 'a task with faults',
        before: async (page) => {
          await page.getByRole('button', { name: 'Assign' }).click();
          await expect(page.getByText('Something is not right yet.')).toBeVisible();
        },
      },
    ],
  },
  {
    who: 'teacher',
    looks: [
      {
        name: 'what became of a task',
        path: '/tasks/1/statistic',
        isLive: true,
        before: (page) => expect(page.getByText('live', { exact: true })).toBeVisible(),
      },
      {
        name: 'a task on the projector',
        path: '/tasks/1/statistic?view=projector',
        isLive: true,
        before: (page) => page.getByRole('button', { name: 'Show names' }).click(),
      },
    ],
  },
  {
    who: 'teacher',
    looks: [
      { name: 'materials', path: '/materials' },
      {
        name: 'a text as pupils see it',
        path: '/materials/texts?page_size=5',
        before: async (page) => {
          await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
          await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
        },
      },
      { name: 'the same, read by somebody who needs more', before: readWithMore },
      {
        name: 'a new text',
        before: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('link', { name: 'New text' }).click();
          const form = page.getByRole('dialog', { name: 'New text' });
          await form.getByRole('textbox', { name: 'Text', exact: true }).fill('The cat and the dog.');
          await form.getByRole('button', { name: 'Add a question' }).click();
          await form.getByRole('button', { name: 'Create text' }).click();
          await expect(form.getByText('Write the question.')).toBeVisible();
        },
      },
    ],
  },
  {
    who: 'teacher',
    looks: [
      {
        name: 'a text made harder to read',
        path: '/materials/texts?page_size=5',
        before: async (page) => {
          await page
            .getByRole('button', { name: /^Actions for/ })
            .first()
            .click();
          await page.getByRole('link', { name: 'Make it harder to read' }).click();
          await page.getByRole('checkbox', { name: 'Secret code' }).check();
          await page.getByRole('radio', { name: 'Numbers' }).check();
          await page.getByRole('checkbox', { name: 'Other alphabet' }).check();
          await expect(page.getByRole('alert')).toContainText('do not go together');
          await page.getByRole('button', { name: 'Use' }).click();
          await expect(page.getByRole('group', { name: 'Key to the code' })).toBeVisible();
          await expect(page).toHaveURL(/set=/);
        },
      },
    ],
  },
  {
    who: 'director',
    looks: [...schoolStatistics],
  },
  {
    who: 'director',
    looks: [
      { name: 'word lists', path: '/materials/words?page_size=5' },
      {
        name: 'a new word list',
        before: async (page) => {
          await page.getByRole('link', { name: 'New word list' }).click();
          const form = page.getByRole('dialog', { name: 'New word list' });
          await form.getByRole('textbox', { name: 'Words' }).fill('one two, three ');
          await expect(form.getByRole('alert')).toBeVisible();
        },
      },
      { name: 'images', path: '/materials/images' },
      {
        name: 'plans',
        path: '/subscriptions?page_size=5',
        before: async (page) => {
          await page
            .getByRole('checkbox', { name: /^Select (?!this)/ })
            .first()
            .press('Space');
          await expect(page.getByText(/^1 of \d+, \d+ remain$/)).toBeVisible();
        },
      },
      {
        name: 'buying',
        path: '/subscriptions/buy?plan_type=teacher&plans=30&months=7',
        before: (page) => expect(page.getByRole('button', { name: /^Pay UAH/ })).toBeVisible(),
      },
    ],
  },
  {
    who: 'director',
    looks: [
      { name: 'the profile of who leads', path: '/profile' },
      { name: 'the record of changes', path: '/audit' },
      { name: 'inactive users', path: '/inactive-users' },
      {
        name: 'superhero tasks',
        path: '/tasks',
        before: async (page) => {
          await page.getByRole('table').getByRole('checkbox').first().press('Space');
          await page.getByRole('button', { name: 'Extend' }).click();
          await expect(page.getByLabel('Deadline', { exact: true })).toBeVisible();
        },
      },
      // Not whom another journey makes meanwhile: those have no students.
      { name: 'a teacher', path: '/teachers?search=Бондаренко', before: firstTeacher },
    ],
  },
  {
    who: 'director',
    looks: [
      { name: 'a student', path: fewStudents, before: firstStudent },
      {
        name: 'the form of a student',
        before: async (page) => {
          await page.getByRole('link', { name: 'Edit' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      {
        name: 'the plans of a student',
        before: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('link', { name: 'Plans' }).last().press('Enter');
          await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
        },
      },
      {
        name: 'the form for several students',
        path: fewStudents,
        before: (page) => page.getByRole('button', { name: 'Add several' }).click(),
      },
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
    who: 'admin',
    looks: [
      { name: 'groups', path: '/groups' },
      {
        name: 'a new group',
        before: async (page) => {
          await page.getByRole('button', { name: 'Create group' }).click();
          await expect(page.getByRole('radio').first()).toBeVisible();
        },
      },
      ...platformStatistics,
      { name: 'schools', path: '/schools' },
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
];
