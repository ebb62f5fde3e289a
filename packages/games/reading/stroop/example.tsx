import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { PrintedWord } from './printed-word.tsx';
import type { Settings } from './settings.ts';
import type { Colour, Trial } from './trials.ts';
import classes from './stroop.module.css';

/** A word in its ink with the task and the right answer. */
export function Example({ item }: ExampleProps<Settings, Trial & { readonly answer: Colour }>) {
  const { t } = useTranslation('stroop');
  return (
    <div className={classes.example}>
      <strong>{t(`task.${item.task}`)}</strong>
      <span className={classes.print}>
        <PrintedWord word={item.word} ink={item.ink} />
      </span>
      <span>{t('example', { colour: t(`colour.${item.answer}`) })}</span>
    </div>
  );
}
