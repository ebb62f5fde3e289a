import type { Invoice } from '@mindhero/contract/plans/order';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../../entities/plan/money.ts';
import { dateIn } from '../../../../platform/format.ts';
import { ItemTable } from './item-table.tsx';
import { Fact, Facts, Paper, PaperPage } from './paper.tsx';

/** An invoice to be paid by bank: in Ukrainian for the bank, and in the language of the page for who pays. */
export function InvoicePage({ invoice }: { readonly invoice: Invoice }) {
  const { t, i18n } = useTranslation('plan_papers');
  const languages = [...new Set(['uk', i18n.language])];
  return (
    <PaperPage title={t('invoice')} order={invoice.order}>
      {languages.map((language) => (
        <InvoiceIn key={language} invoice={invoice} language={language} />
      ))}
    </PaperPage>
  );
}

function InvoiceIn({ invoice, language }: { readonly invoice: Invoice; readonly language: string }) {
  const { i18n } = useTranslation('plan_papers');
  const t = i18n.getFixedT(language, 'plan_papers');
  const date = dateIn(language);
  const { order, operator } = invoice;
  return (
    <Paper
      title={`${t('invoice')} ${t('number', { number: invoice.number })}`}
      note={t('dated', { date: date(order.created_at) })}
      lang={language}
    >
      <Facts>
        <Fact label={t('recipient')}>{operator.name}</Fact>
        <Fact label={t('code')}>{operator.code}</Fact>
        <Fact label={t('iban')} isCode>
          {inFours(operator.iban)}
        </Fact>
        <Fact label={t('payer')}>{order.buyer.name ?? '–'}</Fact>
        <Fact label={t('purpose')}>{invoice.purpose}</Fact>
        <Fact label={t('due')}>{date(invoice.due_date)}</Fact>
      </Facts>
      <ItemTable quote={order.quote} language={language} />
      <Facts isSum>
        <Fact label={t('amount')}>{moneyText(order.quote.price_after_discounts, language)}</Fact>
      </Facts>
      <p>{t('note')}</p>
    </Paper>
  );
}

/** An IBAN as it is printed. */
const inFours = (iban: string) => iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');
