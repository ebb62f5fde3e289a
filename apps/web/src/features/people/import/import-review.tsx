import type { ImportOutcome, ImportProgress } from '@mindhero/contract/student-import';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Segments } from '@mindhero/ui/segments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../../../platform/failures.ts';
import { useFormats } from '../../../platform/format.ts';
import { ImportLines } from './import-lines.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { StepProgress } from './step-progress.tsx';
import type { Answers, Checked } from './use-import.ts';
import classes from './import.module.css';

interface ImportReviewProps {
  readonly checked: Checked;
  /** Something has changed since it was looked at first. */
  readonly isOutdated: boolean;
  readonly isBusy: boolean;
  /** It is being looked at again with other answers. */
  readonly isChecking: boolean;
  /** How far the import has come; null before it tells. */
  readonly progress: ImportProgress | null;
  readonly error: unknown;
  readonly onAnswer: (answers: Answers) => void;
  readonly onOther: () => void;
  readonly onConfirm: () => void;
}

/** What comes first is what has to be mended. */
const order = [
  'refused',
  'left_out',
  'created',
  'changed',
  'unchanged',
] as const satisfies readonly ImportOutcome[];

/** What would come of the file, line by line. Nothing is done as long as one line is at fault. */
export function ImportReview(props: ImportReviewProps) {
  const { checked, isOutdated, isBusy, isChecking, progress, error, onAnswer, onOther, onConfirm } = props;
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const { report, file } = checked;
  const { totals, lines, ignored_columns: ignored, unknown_columns: unknown } = report;
  const filled = order.filter((outcome) => totals[outcome] > 0);
  const [picked, pick] = useState<ImportOutcome | null>(null);
  // What one looked at may be gone after an answer.
  const shown = filled.find((outcome) => outcome === picked) ?? filled[0] ?? 'unchanged';
  const faulty = lines.filter(({ errors }) => errors.some(({ code }) => code !== 'ambiguous')).length;
  const count = totals.created + totals.changed;
  const done = progress?.done ?? 0;
  return (
    <div className={classes.steps}>
      <p className={classes.file}>{file.name}</p>
      {isOutdated && (
        <Callout tone="warning" role="alert">
          {t('outdated')}
        </Callout>
      )}
      {faulty > 0 && (
        <Callout tone="fault" role="status">
          {t('refused', { count: faulty })}
        </Callout>
      )}
      <ImportQuestions checked={checked} isBusy={isBusy || isChecking} onAnswer={onAnswer} />
      {unknown.length > 0 && (
        <Callout tone="warning">{t('unknown', { columns: unknown.join(', ') })}</Callout>
      )}
      {ignored.length > 0 && <p className={classes.note}>{t('ignored', { columns: ignored.join(', ') })}</p>}
      {isBusy && (
        <StepProgress
          done={done}
          all={lines.length}
          label={t('importing', { count })}
          text={t('progress', { done: number(done), all: number(lines.length) })}
        />
      )}
      {error !== null && (
        <Callout tone="fault" role="alert">
          {describeFailure('create', 'students', error)}
        </Callout>
      )}
      <ButtonRow>
        {totals.refused === 0 && count > 0 && (
          <Button loading={isBusy} disabled={isChecking} onClick={onConfirm}>
            {t('confirm', { count })}
          </Button>
        )}
        {totals.refused === 0 && count === 0 && <p>{t(totals.left_out > 0 ? 'nothing_new' : 'nothing')}</p>}
        <Button kind="ghost" disabled={isBusy} onClick={onOther}>
          {t('other')}
        </Button>
      </ButtonRow>
      <Segments
        label={t('show')}
        value={shown}
        onChange={pick}
        options={filled.map((value) => ({
          value,
          label: `${t(`outcome.${value}`)} ${number(totals[value])}`,
        }))}
      />
      <ImportLines lines={lines.filter(({ outcome }) => outcome === shown)} />
    </div>
  );
}
