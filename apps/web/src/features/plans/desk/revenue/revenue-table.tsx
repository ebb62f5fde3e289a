import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { useFormats } from '../../../../platform/format.ts';
import { type RevenueMonth, type RevenueTotal, typesIn } from './revenue-sums.ts';
import { useAmountText } from './use-amount-text.ts';
import { useMonthText } from './use-month-text.ts';
import classes from './revenue.module.css';

interface RevenueTableProps {
  readonly months: readonly RevenueMonth[];
  readonly total: RevenueTotal;
}

/** What the chart shows, in figures, with what was given back. */
export function RevenueTable({ months, total }: RevenueTableProps) {
  const { t } = useTranslation('plans_desk');
  const { number } = useFormats();
  const { typeName } = usePlanWords();
  const amountText = useAmountText();
  const monthText = useMonthText('long');
  const types = typesIn(total);
  const amount = (kopecks: number) => (kopecks === 0 ? '–' : amountText(kopecks));
  const cells = ({ byType, plan_months, paid, refunded }: RevenueTotal) => (
    <>
      {types.map((type) => (
        <td key={type} className={classes.detail}>
          {amount(byType[type])}
        </td>
      ))}
      <td className={classes.detail}>{plan_months === 0 ? '–' : number(plan_months)}</td>
      <td>{amount(paid)}</td>
      <td>{amount(refunded)}</td>
      <td>{amount(paid - refunded)}</td>
    </>
  );
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t('revenue.by_month')}>
        <thead>
          <tr>
            <th scope="col">{t('revenue.month')}</th>
            {types.map((type) => (
              <th key={type} scope="col" className={classes.detail}>
                {typeName(type)}
              </th>
            ))}
            <th scope="col" className={classes.detail}>
              {t('revenue.plan_months')}
            </th>
            <th scope="col">{t('revenue.paid')}</th>
            <th scope="col">{t('revenue.refunded')}</th>
            <th scope="col">{t('revenue.kept')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{monthText(month.month)}</th>
              {cells(month)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('revenue.total')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
