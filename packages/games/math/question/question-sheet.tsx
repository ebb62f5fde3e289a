import type { Namespace } from '@mindhero/content/resources';
import type { CSSProperties } from 'react';
import type { SheetProps } from '../../player.ts';
import { answerLead } from './answer-lead.ts';
import type { QuestionParts } from './parts.tsx';
import type { QuestionSettings } from './settings.ts';
import { useQuestionTexts } from './use-question-texts.tsx';
import classes from './question-sheet.module.css';

type Props<Settings extends QuestionSettings, Item, Ns extends Namespace> = SheetProps<Settings, Item> & {
  readonly parts: QuestionParts<Settings, Item, Ns>;
};

/** Questions on paper, each with a line to write on; or with its answer. As many in a row as the longest one allows. */
export function QuestionSheet<Settings extends QuestionSettings, Item, Ns extends Namespace>({
  settings,
  items,
  solved,
  parts: { Question, ...parts },
}: Props<Settings, Item, Ns>) {
  const texts = useQuestionTexts({ Question, ...parts }, settings);
  const longest = (text: (item: Item) => string) => Math.max(...items.map((item) => text(item).length));
  const lengths = { '--question': longest(texts.question), '--answer': longest(texts.answer) };
  return (
    <ol className={classes.questions} data-solved={solved || undefined} style={lengths as CSSProperties}>
      {items.map((item, index) => {
        const lead = answerLead(texts.question(item));
        return (
          <li key={index}>
            <Question settings={settings} item={item} />
            {lead !== '' && <span data-comma={lead.startsWith(',') || undefined}>{lead}</span>}
            {solved ? <strong>{texts.answer(item)}</strong> : <span className={classes.line} />}
          </li>
        );
      })}
    </ol>
  );
}
