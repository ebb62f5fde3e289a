import { numberText } from '../number-text.ts';
import type { Words } from '../question/parts.tsx';
import { questionRoom } from '../question/question-room.tsx';
import { Explanation } from './explanation.tsx';
import { Question } from './notation.tsx';
import { answerOf, rules, type Item, numberOf } from './rules.ts';
import { subscript, superscript } from './small-digits.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    degrees: typeof import('./strings/en.json');
  }
}

/** In one line: "³√27 =", "2⁵ =", "log₂ 32 =", "log₃ x = 4, x =". */
function line(item: Item, language: string): string {
  const { base, exponent } = item;
  const number = numberText(Number(numberOf(item)), language);
  switch (item.find) {
    case 'root':
      return `${exponent === 2 ? '' : superscript(exponent)}√${number} =`;
    case 'power':
      return `${base}${superscript(exponent)} =`;
    case 'log_exponent':
      return `log${subscript(base)} ${number} =`;
    case 'log_number':
      return `log${subscript(base)} x = ${exponent}, x =`;
    case 'log_base':
      return `logₓ ${number} = ${exponent}, x =`;
  }
}

function spoken(item: Item, language: string, t: Words<'degrees'>): string {
  const words = {
    base: item.base,
    exponent: item.exponent,
    number: numberText(Number(numberOf(item)), language),
  };
  if (item.find === 'root') return t(`spoken_root.${item.exponent as 2 | 3 | 4 | 5}`, words);
  return t(`spoken_task.${item.find}`, words);
}

export const room = questionRoom(rules, {
  strings: 'degrees',
  Question,
  questionText: (item, _settings, language) => line(item, language),
  answerText: (item, _settings, language) => numberText(Number(answerOf(item)), language),
  spoken: (item, _settings, language, t) => spoken(item, language, t),
  Explanation,
});
