import type { MaterialFaultCode } from '@mindhero/contract/material-faults';
import type { ImportFault } from '@mindhero/contract/question-import';
import { questionFaultCodes } from '@mindhero/engine/questions/question';
import { countWords } from '@mindhero/engine/reading/words';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { useTranslation } from 'react-i18next';
import { useFaultWords } from '../../../../platform/form/fault-words.ts';
import { useFormats } from '../../../../platform/format.ts';
import type { ReadImport } from './read-import.ts';
import classes from './import.module.css';

interface ImportReviewProps {
  readonly read: ReadImport;
  readonly onOther: () => void;
  readonly onTake: () => void;
}

/** As much of a text as tells which one it is. */
const SHOWN_LETTERS = 240;

/** What would come of a file: the text, the questions, and where something is wrong. Nothing has come in yet. */
export function ImportReview({ read, onOther, onTake }: ImportReviewProps) {
  const { t } = useTranslation('text_editor');
  const { body, title, questions, faults } = read;
  const words = countWords(body);
  const isNothing = words === 0 && questions.length === 0;
  const beginning = body.length > SHOWN_LETTERS ? `${body.slice(0, SHOWN_LETTERS)}…` : body;
  return (
    <div className={classes.review}>
      <div role="status">
        <ul className={classes.totals}>
          {words > 0 && <li>{t('import.text', { count: words })}</li>}
          {questions.length > 0 && <li>{t('import.questions', { count: questions.length })}</li>}
          {faults.length > 0 && <li>{t('import.faults', { count: faults.length })}</li>}
          {isNothing && <li>{t('import.nothing')}</li>}
        </ul>
      </div>
      {faults.length > 0 && <Faults read={read} />}
      {words > 0 && (
        <section>
          <h3>{title}</h3>
          <p className={classes.text}>{beginning}</p>
        </section>
      )}
      {questions.length > 0 && (
        <ol className={classes.questions}>
          {questions.map(({ text, options, right }, index) => (
            <li key={index}>
              <b>{text}</b>
              <ul>
                {options.map((option, at) => (
                  <li key={at} data-right={at === right || undefined}>
                    {option}
                    {at === right && ` – ${t('import.right')}`}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {faults.length > 0 && !isNothing && <Callout tone="warning">{t('import.left_out')}</Callout>}
      <ButtonRow align="end">
        <Button kind="ghost" onClick={onOther}>
          {t('import.other')}
        </Button>
        {!isNothing && <Button onClick={onTake}>{t('import.take')}</Button>}
      </ButtonRow>
    </div>
  );
}

/** Each with its place, and the line as it stands there. */
function Faults({ read: { faults, lines } }: Pick<ImportReviewProps, 'read'>) {
  const { t } = useTranslation('text_editor');
  const { number } = useFormats();
  const wordsOf = useFaultWords();
  // What is wrong with the questions themselves is said as in the editor.
  const say = ({ code, params }: ImportFault) => {
    const own = questionFaultCodes.find((one) => one === code);
    return own === undefined
      ? wordsOf('options', { code: code as MaterialFaultCode, params })
      : t(`import.code.${own}`);
  };
  return (
    <ul className={classes.faults} aria-label={t('import.faults', { count: faults.length })}>
      {faults.map((fault) => (
        <li key={`${fault.line} ${fault.column} ${fault.code}`}>
          <b>{t('import.place', { line: number(fault.line), column: number(fault.column) })}</b> {say(fault)}
          <code>{lines[fault.line - 1]}</code>
        </li>
      ))}
    </ul>
  );
}
