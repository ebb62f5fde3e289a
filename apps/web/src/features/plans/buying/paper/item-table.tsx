import type { Quote } from '@mindhero/contract/plans/price';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../../entities/plan/money.ts';
import classes from './paper.module.css';

interface ItemTableProps {
  readonly quote: Quote;
  /** That of the sheet, be it another than that of the page. */
  readonly language: string;
}

/** What was ordered, item by item, and what it comes to. */
export function ItemTable({ quote, language }: ItemTableProps) {
  const { i18n } = useTranslation('plan_papers');
  const t = i18n.getFixedT(language, 'plan_papers');
  const money = (kopecks: number) => moneyText(kopecks, language);
  const less = (kopecks: number) => (kopecks === 0 ? money(0) : `−${money(kopecks)}`);
  const sums = [
    [t('subtotal'), money(quote.subtotal)],
    [t('total_discount'), less(quote.total_discount)],
    [t('total'), money(quote.price_after_discounts)],
  ] as const;
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          <th scope="col">{t('plan')}</th>
          <th scope="col">{t('plans')}</th>
          <th scope="col">{t('months')}</th>
          <th scope="col">{t('base_price')}</th>
          <th scope="col">{t('discount')}</th>
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {quote.items.map((item) => (
          <tr key={item.plan_type}>
            <th scope="row">{t(`type.${item.plan_type}`)}</th>
            <td data-label={t('plans')}>{item.plans}</td>
            <td data-label={t('months')}>{item.months}</td>
            <td data-label={t('base_price')}>{money(item.base_price)}</td>
            <td data-label={t('discount')}>{less(item.total_discount)}</td>
            <td data-label={t('total')}>{money(item.price_after_discounts)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" colSpan={5}>
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
