import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { ChainSteps, ProductSteps, QuotientSteps } from '../operation-steps.tsx';
import { questionRoom } from '../question/question-room.tsx';
import { type Item, partials } from './chain.ts';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    'multiply-divide': typeof import('./strings/en.json');
  }
}

const signs = { multiply: '×', divide: '÷' } as const;

/** "12 × 3 ÷ 4" */
function chainText({ start, steps }: Item, language: string): string {
  return [
    numberText(start, language),
    ...steps.map(({ operation, operand }) => `${signs[operation]} ${numberText(operand, language)}`),
  ].join(' ');
}

function Question({ item }: { readonly item: Item }) {
  return chainText(item, useTranslation().i18n.language);
}

/** One operation with its easier steps; a chain one operation after the other. */
function Explanation({ item: { start, steps } }: { readonly item: Item }) {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) {
    return only.operation === 'multiply' ? (
      <ProductSteps first={start} second={only.operand} />
    ) : (
      <QuotientSteps dividend={start} divisor={only.operand} />
    );
  }
  const values = [start, ...(partials(start, steps) ?? [])];
  return (
    <ChainSteps
      steps={steps.map(({ operation, operand }, index) => ({
        left: values[index] ?? start,
        sign: signs[operation],
        right: operand,
        result: values[index + 1] ?? 0,
      }))}
    />
  );
}

export const room = questionRoom(rules, {
  strings: 'multiply-divide',
  Question,
  questionText: (item, _settings, language) => `${chainText(item, language)} =`,
  answerText: ({ answer }, _settings, language) => numberText(answer, language),
  spoken: ({ start, steps }, _settings, _language, t) =>
    [
      start,
      ...steps.map(({ operation, operand }) =>
        t(operation === 'multiply' ? 'rooms:spoken.times' : 'rooms:spoken.divided_by', { number: operand }),
      ),
    ].join(' '),
  Explanation,
});
