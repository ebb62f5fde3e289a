import { useTranslation } from 'react-i18next';
import { questionRoom } from '../question/question-room.tsx';
import { FractionAnswer } from './answer.tsx';
import { Explanation } from './explanation.tsx';
import { operationSigns, operandText, shown, taskText } from './fraction-text.ts';
import { FractionView } from './fraction-view.tsx';
import { resultOf } from './fraction.ts';
import { rules, type Item } from './rules.ts';
import type { Settings } from './settings.ts';
import { divisorLeft, typedResult } from './written.ts';
import classes from './fractions.module.css';

declare module '@mindhero/content/resources' {
  interface Resources {
    fractions: typeof import('./strings/en.json');
  }
}

function Question({ settings, item }: { readonly settings: Settings; readonly item: Item }) {
  const { i18n } = useTranslation();
  const { operation, left, right } = item;
  const operand = (fraction: Item['left']) =>
    settings.kind === 'decimal' ? (
      operandText(fraction, settings, i18n.language)
    ) : (
      <FractionView fraction={fraction} withWhole={settings.allow_mixed} language={i18n.language} />
    );
  return (
    <span className={classes.task}>
      <span>{operand(left)}</span>
      <span>{operationSigns[operation]}</span>
      <span>{right.numerator < 0 ? <>({operand(right)})</> : operand(right)}</span>
    </span>
  );
}

export const room = questionRoom(rules, {
  strings: 'fractions',
  Question,
  questionText: (item, settings, language) => `${taskText(item, settings, language)} =`,
  answerText: (item, settings, language) => shown(typedResult(resultOf(item), settings), language),
  mend: (item, given, _settings, language, t) => {
    const divisor = String(divisorLeft(given, resultOf(item)));
    return t(divisor === '1' ? 'mend.wholes' : 'mend.simplify', { given: shown(given, language), divisor });
  },
  Explanation,
  pad: (settings) => ({
    minus: settings.allow_negative_result,
    comma: settings.kind === 'decimal',
  }),
  Answer: FractionAnswer,
});
