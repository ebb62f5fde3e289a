import type { ActivationPreview as Preview } from '@mindhero/contract/plans/stock';
import { Callout } from '@mindhero/ui/callout';
import { Figures } from '@mindhero/ui/figures';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { BUYING } from '../../../entities/plan/plan-places.ts';
import { useFormats } from '../../../platform/format.ts';
import type { Wish } from './activation-wish.ts';
import classes from './stock.module.css';

interface ActivationPreviewProps {
  readonly preview: Preview;
  readonly wish: Wish;
  /** Another one is on its way. */
  readonly isLoading: boolean;
  /** False where the plan-months come from nowhere. */
  readonly takesStock: boolean;
}

/** What it would come to: what is taken and left, and until when each of them can train. */
export function ActivationPreview({ preview, wish, isLoading, takesStock }: ActivationPreviewProps) {
  const { t } = useTranslation('plans');
  const { date, number } = useFormats();
  const { people, stock_before: before, stock_after: after } = preview;
  return (
    <section className={classes.preview} data-loading={isLoading} aria-label={t('activate.preview')}>
      {takesStock && (
        <Figures
          kind="line"
          figures={[
            { label: t('sum.before'), value: number(before) },
            { label: t('sum.takes'), value: number(before - after) },
            ...(after < 0 ? [] : [{ label: t('sum.after'), value: number(after) }]),
          ]}
        />
      )}
      {takesStock && after < 0 && <Missing count={-after} people={people.length} wish={wish} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard, too */}
      <ul className={classes.lines} tabIndex={0} aria-label={t('activate.whom')}>
        {people.map(({ person, start_date, end_date, is_extension }) => (
          <li key={person.id}>
            <b>{nameOf(person)}</b>
            <span>
              {is_extension
                ? t('activate.extended', { end: date(end_date) })
                : t('activate.begun', { start: date(start_date), end: date(end_date) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MissingProps {
  readonly count: number;
  readonly people: number;
  readonly wish: Wish;
}

function Missing({ count, people: plans, wish: { plan_type, months } }: MissingProps) {
  const { t } = useTranslation('plans');
  return (
    <Callout tone="fault" role="status">
      {t('sum.short', { count })}{' '}
      <Link to={BUYING} search={{ plan_type, plans, months }}>
        {t('stock.buy')}
      </Link>
    </Callout>
  );
}
