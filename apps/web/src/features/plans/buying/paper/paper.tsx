import type { Order } from '@mindhero/contract/plans/order';
import { Button } from '@mindhero/ui/button';
import { Page } from '@mindhero/ui/page';
import { Paper as Sheet, PaperDesk } from '@mindhero/ui/paper';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './paper.module.css';

interface PaperPageProps {
  readonly title: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  /** False where there is nothing to print. */
  readonly isPaper?: boolean;
  readonly children: ReactNode;
}

/** Sheets of an order as they will be printed; around them only what the screen needs. */
export function PaperPage({ title, order, isPaper = true, children }: PaperPageProps) {
  const { t } = useTranslation(['plan_papers', 'plans', 'screens']);
  return (
    <Page
      title={title}
      printed={false}
      crumbs={[
        <Link key="plans" to="/subscriptions">
          {t('screens:subscriptions')}
        </Link>,
        <Link key="orders" to="/subscriptions/orders">
          {t('plans:order.list')}
        </Link>,
        <Link key="order" to="/subscriptions/orders/$id" params={{ id: String(order.id) }}>
          {order.number}
        </Link>,
      ]}
      actions={
        isPaper && (
          <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
            {t('plan_papers:print')}
          </Button>
        )
      }
    >
      {isPaper ? <PaperDesk>{children}</PaperDesk> : children}
    </Page>
  );
}

interface PaperProps {
  readonly title: string;
  readonly note?: string;
  readonly lang: string;
  readonly children: ReactNode;
}

/** One sheet in one language. */
export function Paper({ title, note, lang, children }: PaperProps) {
  return (
    <Sheet className={classes.paper} lang={lang} aria-label={title}>
      <header className={classes.head}>
        <p>Mindhero</p>
        <h2>{title}</h2>
        {note !== undefined && <small>{note}</small>}
      </header>
      {children}
    </Sheet>
  );
}

/** What is to be known, line by line; a sum stands out. */
export function Facts({
  isSum = false,
  children,
}: {
  readonly isSum?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <dl className={classes.facts} data-sum={isSum || undefined}>
      {children}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  /** To be copied sign by sign. */
  readonly isCode?: boolean;
  readonly children: ReactNode;
}

export function Fact({ label, isCode = false, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-code={isCode || undefined}>{children}</dd>
    </div>
  );
}
