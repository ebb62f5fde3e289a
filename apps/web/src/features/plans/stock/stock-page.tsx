import { Card } from '@mindhero/ui/card';
import { late } from '@mindhero/ui/late';
import { IconArrowsExchange, IconGift, IconPlayerPlay, IconShoppingCart } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { BUYING, GRANTS } from '../../../entities/plan/plan-places.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { ToolButton, ToolLink } from '../../../platform/tool-button.tsx';
import type { Meant } from './activate-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import type { PeopleSearch } from './people-search.ts';
import { StockSection } from './stock-section.tsx';
import classes from './stock.module.css';

const DeskOverview = late(async () => (await import('../desk/overview/desk-overview.tsx')).DeskOverview);
const ActivateDialog = late(async () => (await import('./activate-dialog.tsx')).ActivateDialog);
const TransferDialog = late(async () => (await import('./transfer-dialog.tsx')).TransferDialog);

/** A window that is open, and what happens once it has done something. */
type Open =
  | { readonly kind: 'transfer' }
  | { readonly kind: 'activate'; readonly meant: Meant; readonly onDone?: () => void };

/** What somebody has to give, and for whom it is needed next. */
export function StockPage({ search, onSearch }: Addressed<PeopleSearch>) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const activate = (meant: Meant, onDone?: () => void) =>
    setOpen({ kind: 'activate', meant, ...(onDone !== undefined && { onDone }) });
  const choose = () => activate({ kind: 'choice', group: search.group ?? null });
  const transfer = () => setOpen({ kind: 'transfer' });
  return (
    <div className={classes.sections}>
      {isAdmin(useMe()) && (
        <Suspense>
          <DeskOverview />
        </Suspense>
      )}
      <StockOfSomebody onActivate={choose} onTransfer={transfer} />
      <PeopleList search={search} onSearch={onSearch} onActivate={activate} />
      <Suspense>
        {open?.kind === 'activate' && (
          <ActivateDialog
            meant={open.meant}
            onClose={close}
            onDone={() => {
              close();
              open.onDone?.();
            }}
          />
        )}
        {open?.kind === 'transfer' && <TransferDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

interface StepsProps {
  readonly onActivate: () => void;
  readonly onTransfer: () => void;
}

/** An administrator’s plan-months come from nowhere: there is no stock to show. */
function StockOfSomebody({ onActivate, onTransfer }: StepsProps) {
  const { t } = useTranslation('plans');
  const gives = isAdmin(useMe());
  const steps = (
    <div className={classes.steps}>
      <ToolButton kind="primary" icon={IconPlayerPlay} onClick={onActivate}>
        {t('activate.button')}
      </ToolButton>
      <ToolButton icon={IconArrowsExchange} onClick={onTransfer}>
        {t('transfer.button')}
      </ToolButton>
      {gives ? (
        <ToolLink icon={IconGift} to={GRANTS}>
          {t('stock.grant')}
        </ToolLink>
      ) : (
        <ToolLink icon={IconShoppingCart} to={BUYING}>
          {t('stock.buy')}
        </ToolLink>
      )}
    </div>
  );
  if (!gives) return <StockSection actions={steps} />;
  return (
    <Card title={t('stock.of_admin_title')} actions={steps}>
      <p className={classes.plain}>{t('stock.of_admin')}</p>
    </Card>
  );
}
