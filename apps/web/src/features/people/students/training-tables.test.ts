import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../platform/texts.ts';
import type { TrainingDay } from './training-days.ts';
import { AccuracyTable, MinutesTable } from './training-tables.tsx';

const day = (values: Partial<TrainingDay>): TrainingDay => ({
  day: '2026-10-24',
  math: 0,
  reading: 0,
  memory: 0,
  accuracy: null,
  answers: 0,
  ...values,
});

async function drawn(table: typeof AccuracyTable, days: readonly TrainingDay[]) {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en' });
  for (const name of ['people', 'common'] as const)
    i18n.addResourceBundle('en', name, await loadTexts('en', name));
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(table, { days })));
}

it('greys the share of a day of few answers, and says why', async () => {
  const html = await drawn(AccuracyTable, [
    day({ accuracy: 90, answers: 19 }),
    day({ day: '2026-10-25', accuracy: 80, answers: 20 }),
  ]);
  expect(html.split('data-few')).toHaveLength(2);
  expect(html).toMatch(/data-few="true">90</);
  expect(html.split('In grey')).toHaveLength(2);
});

it('tells of days on which there was something, the latest first', async () => {
  const days = [day({ math: 3 }), day({ day: '2026-10-25' }), day({ day: '2026-10-26', memory: 4 })];
  const html = await drawn(MinutesTable, days);
  expect(html.match(/\d+ Oct 2026/g)).toEqual(['26 Oct 2026', '24 Oct 2026']);
  expect(await drawn(AccuracyTable, days)).not.toContain('Oct 2026');
});
