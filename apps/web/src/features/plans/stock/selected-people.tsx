import type { PlanPerson } from '@mindhero/contract/plans/stock';
import { SelectField } from '@mindhero/ui/select-field';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { usualMonths } from '../../../entities/plan/plan-type.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { stockQuery } from '../../../entities/plan/plans.ts';
import { useFormats } from '../../../platform/format.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { sumOf, typesOf } from './plan-sums.ts';
import classes from './stock.module.css';

interface SelectedPeopleProps {
  readonly people: readonly PlanPerson[];
  readonly onActivate: (months: number) => void;
}

/** What can be done with the people who are ticked: for how many months, and what that takes and leaves. */
export function SelectedPeople({ people, onActivate }: SelectedPeopleProps) {
  const { t } = useTranslation('plans');
  const { months: monthsOf } = usePlanWords();
  const takesStock = !isAdmin(useMe());
  const [months, setMonths] = useState<number>(1);
  if (people.length === 0) return null;
  return (
    <>
      <SelectField
        aria-label={t('activate.months')}
        value={months}
        onChange={({ currentTarget }) => setMonths(Number(currentTarget.value))}
      >
        {usualMonths.map((count) => (
          <option key={count} value={count}>
            {monthsOf(count)}
          </option>
        ))}
      </SelectField>
      <ToolButton kind="primary" icon={IconPlayerPlay} onClick={() => onActivate(months)}>
        {t('activate.button')}
      </ToolButton>
      {takesStock && <Takes people={people} months={months} />}
    </>
  );
}

interface TakesProps {
  readonly people: readonly PlanPerson[];
  readonly months: number;
}

/** Of each type of plan that they need. */
function Takes({ people, months }: TakesProps) {
  const { t } = useTranslation('plans');
  const { number } = useFormats();
  const { typeName } = usePlanWords();
  const stock = useQuery(stockQuery).data;
  if (stock === undefined) return null;
  const types = typesOf(people);
  const sums = types.map((type) => {
    const there = stock.find(({ plan_type }) => plan_type === type)?.plan_months ?? 0;
    const count = people.filter(({ plan_type }) => plan_type === type).length;
    const { takes, remains, missing } = sumOf(count, months, there);
    const numbers = { takes: number(takes), stock: number(there), remains: number(remains) };
    const words = missing > 0 ? t('sum.missing', { ...numbers, count: missing }) : t('sum.enough', numbers);
    return { type, missing, words: types.length > 1 ? `${typeName(type)}: ${words}` : words };
  });
  return (
    <span
      role="status"
      className={classes.sum}
      data-missing={sums.some(({ missing }) => missing > 0) || undefined}
    >
      {sums.map(({ words }) => words).join('; ')}
    </span>
  );
}
