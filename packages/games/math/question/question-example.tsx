import type { Namespace } from '@mindhero/content/resources';
import type { CSSProperties } from 'react';
import type { ExampleProps } from '../../player.ts';
import type { QuestionParts } from './parts.tsx';
import type { QuestionSettings } from './settings.ts';
import { useQuestionTexts } from './use-question-texts.tsx';
import classes from './question.module.css';

type Props<Settings extends QuestionSettings, Item, Ns extends Namespace> = ExampleProps<Settings, Item> & {
  readonly parts: QuestionParts<Settings, Item, Ns>;
};

/** A question with its answer, beside the set-up form. */
export function QuestionExample<Settings extends QuestionSettings, Item, Ns extends Namespace>({
  settings,
  item,
  parts: { Question, ...parts },
}: Props<Settings, Item, Ns>) {
  const texts = useQuestionTexts({ Question, ...parts }, settings);
  return (
    <div className={classes.example} style={{ '--length': texts.question(item).length } as CSSProperties}>
      <div className={classes.question}>
        <Question settings={settings} item={item} />
      </div>
      <output>{texts.answer(item)}</output>
    </div>
  );
}
