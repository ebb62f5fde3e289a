import type { TaskStudent } from '@mindhero/contract/task-results';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Segments } from '@mindhero/ui/segments';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import { shortNameOf } from '../../../entities/person/names.ts';
import { type Receivers, receiversOf } from './again-body.ts';
import classes from './again.module.css';

/** What the form holds, whatever kind is chosen. */
export interface AskedReceivers {
  readonly kind: Receivers['kind'];
  readonly limit: number;
  readonly withUndone: boolean;
}

/** Who is meant. */
export function receiversAsked(
  { kind, limit, withUndone }: AskedReceivers,
  ticked: ReadonlySet<number>,
): Receivers {
  if (kind === 'all') return { kind };
  return kind === 'ticked' ? { kind, ids: ticked } : { kind, limit, withUndone };
}

interface ReceiversFieldProps {
  readonly students: readonly TaskStudent[];
  readonly ticked: ReadonlySet<number>;
  readonly asked: AskedReceivers;
  readonly onAsk: (asked: AskedReceivers) => void;
}

/** More are not read. */
const MOST_NAMES = 40;

/** For whom: those under a percent, those who were ticked, or everybody; and who that is. */
export function ReceiversField({ students, ticked, asked, onAsk }: ReceiversFieldProps) {
  const { t } = useTranslation('task_results');
  const kinds = ticked.size > 0 ? (['ticked', 'below', 'all'] as const) : (['below', 'all'] as const);
  const chosen = receiversOf(students, receiversAsked(asked, ticked));
  return (
    <>
      <Segments
        label={t('again.who')}
        options={kinds.map((value) => ({ value, label: t(`again.${value}`) }))}
        value={asked.kind}
        onChange={(kind) => onAsk({ ...asked, kind })}
      />
      {asked.kind === 'below' && (
        <>
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            label={t('again.limit')}
            value={asked.limit}
            onChange={({ currentTarget }) => onAsk({ ...asked, limit: Number(currentTarget.value) })}
          />
          <Checkbox
            label={t('again.with_undone')}
            checked={asked.withUndone}
            onChange={({ currentTarget }) => onAsk({ ...asked, withUndone: currentTarget.checked })}
          />
        </>
      )}
      <p role="status" className={classes.hint}>
        {t('again.count', { count: chosen.length })}
      </p>
      {asked.kind !== 'all' && chosen.length > 0 && (
        <p className={classes.receivers}>
          {chosen.slice(0, MOST_NAMES).map(shortNameOf).join(', ')}
          {chosen.length > MOST_NAMES && ' …'}
        </p>
      )}
    </>
  );
}
