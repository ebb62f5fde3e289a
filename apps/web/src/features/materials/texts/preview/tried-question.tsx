import type { Language } from '@mindhero/contract/user';
import type { TextQuestion } from '@mindhero/engine/reading/material';
import { Radio } from '@mindhero/ui/radio';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './preview.module.css';

interface TriedQuestionProps {
  readonly question: TextQuestion;
  readonly language: Language;
}

/** A question as pupils are asked it: what is chosen is told to be right or not. */
export function TriedQuestion({ question: { text, options, right }, language }: TriedQuestionProps) {
  const { t } = useTranslation('materials');
  const name = useId();
  const [chosen, choose] = useState<number | null>(null);
  const lang = language.toLowerCase();
  return (
    <fieldset className={classes.question}>
      <legend lang={lang}>{text}</legend>
      {options.map((option, index) => {
        const isChosen = index === chosen;
        return (
          <label
            key={index}
            className={classes.option}
            data-verdict={isChosen ? (index === right ? 'right' : 'wrong') : undefined}
          >
            <Radio name={name} checked={isChosen} onChange={() => choose(index)} />
            <span lang={lang}>{option}</span>
            {isChosen &&
              (index === right ? <IconCheck size={20} aria-hidden /> : <IconX size={20} aria-hidden />)}
          </label>
        );
      })}
      <p role="status" className={classes.verdict}>
        {chosen !== null && t(chosen === right ? 'preview.right' : 'preview.wrong')}
      </p>
    </fieldset>
  );
}
