import type { PlanRecipient } from '@mindhero/contract/plans/stock';
import { PickList } from '@mindhero/ui/pick-list';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { planRecipientsQuery } from '../../../entities/plan/plans.ts';
import { useFormats } from '../../../platform/format.ts';
import { SHOWN } from '../../../platform/lists/picking.ts';
import { usePicking } from '../../../platform/lists/use-picking.ts';

interface RecipientPickProps {
  readonly label: string;
  readonly picked: PlanRecipient | null;
  /** Who is on the other side, and not offered here. */
  readonly without?: PlanRecipient | null;
  readonly onPick: (recipient: PlanRecipient | null) => void;
  readonly error: string | null;
}

/** Somebody with a stock of their own: those who teach and lead, as far as one may give them plans. */
export function RecipientPick({ label, picked, without = null, onPick, error }: RecipientPickProps) {
  const { t } = useTranslation(['plans', 'roles']);
  const { number } = useFormats();
  const { search, found, count, field } = usePicking(planRecipientsQuery, 'subscription');
  const nobody = t(search === '' ? 'plans:transfer.nobody' : 'plans:people.found_title');
  const note =
    count === 0
      ? nobody
      : count !== undefined && count > SHOWN
        ? t('plans:activate.more', { rows: number(count - SHOWN) })
        : null;
  // Who was picked stays in sight, whatever one looks for next.
  const all = picked === null || found.some(({ id }) => id === picked.id) ? found : [picked, ...found];
  const options = all.filter(({ id }) => id !== without?.id);
  return (
    <PickList
      kind="one"
      label={label}
      searchLabel={t('plans:people.search')}
      {...field}
      options={options.map((person) => ({
        id: person.id,
        name: nameOf(person),
        detail: `${person.username} · ${t(`roles:${person.role}`)}`,
      }))}
      picked={new Set(picked === null ? [] : [picked.id])}
      onPick={([id]) => onPick(options.find((person) => person.id === id) ?? null)}
      note={note}
      error={error}
    />
  );
}
