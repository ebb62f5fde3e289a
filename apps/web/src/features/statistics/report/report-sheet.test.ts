import type { Report } from '@mindhero/contract/statistics/pupil';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../platform/texts.ts';
import { ReportSheet } from './report-sheet.tsx';

const report: Report = {
  student: { id: 1, name: 'Anna', school: null, groups: [] },
  since: '2026-11-01',
  today: '2026-11-29',
  active_ms: 60_000,
  days: 1,
  answers: 0,
  correct: 0,
  weeks: [],
  ability: null,
  mastered: [],
  strengths: [],
  practise: [],
  reading: null,
  memory: [],
};

async function sheetOf(answers: number, correct: number) {
  const i18n = i18next.createInstance();
  // The page speaks another language than the sheet.
  await i18n.use(initReactI18next).init({ lng: 'en' });
  for (const name of ['report', 'skills', 'statistics'] as const)
    i18n.addResourceBundle('de', name, await loadTexts('de', name));
  const sheet = createElement(ReportSheet, { report: { ...report, answers, correct }, language: 'de' });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, sheet));
}

it('says of a share of few answers that it says little, in the language of the sheet', async () => {
  const few = 'Weniger als 20 Antworten';
  expect(await sheetOf(19, 18)).toContain(few);
  expect(await sheetOf(20, 18)).not.toContain(few);
  expect(await sheetOf(0, 0)).not.toContain(few);
});
