import type { Grant } from '@mindhero/contract/plans/stock';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { Filters } from '../../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../../platform/lists/no-rows.tsx';
import { useList } from '../../../../platform/lists/use-list.ts';
import { grantsQuery } from '../queries.ts';
import { TypeField } from '../type-field.tsx';
import { useGrantColumns } from './grant-columns.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { grantsList, type GrantsSearch, readGrantsSearch } from './grants-search.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import classes from '../desk.module.css';

/** What was given for nothing, to whom and why; and the way to give, and to take back. */
export function GrantsPage({ search, onSearch }: Addressed<GrantsSearch>) {
  const { t } = useTranslation('plans_desk');
  const [shown, setShown] = useState<Grant | 'new' | null>(null);
  const columns = useGrantColumns({
    onTakeBack: setShown,
    onRecipient: (owner) => onSearch(readGrantsSearch({ owner })),
  });
  const grants = useList(grantsList, { search, onSearch }, grantsQuery);
  const give = (
    <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setShown('new')}>
      {t('grants.give')}
    </Button>
  );
  return (
    <>
      <div className={classes.top}>
        <p className={classes.hint}>{t('grants.hint')}</p>
        {give}
      </div>
      {search.owner !== undefined && (
        <p className={classes.only}>
          {t('grants.only', { name: grants.rows[0]?.recipient.name ?? `#${search.owner}` })}
          <Button size="sm" kind="ghost" onClick={() => onSearch({})}>
            {t('grants.show_all')}
          </Button>
        </p>
      )}
      <Card className={classes.words}>
        <ListTable<Grant, number>
          label={t('grants.title')}
          item="grants"
          list={grants}
          columns={columns}
          filters={
            <Filters>
              <TypeField
                value={search.plan_type ?? null}
                all={t('grants.all_types')}
                onChange={(plan_type) => {
                  const { page: _page, ...others } = search;
                  onSearch(readGrantsSearch({ ...others, plan_type }));
                }}
              />
            </Filters>
          }
          empty={
            <NoRows
              search={search}
              found={{ title: t('grants.found_title'), text: t('grants.found_text') }}
              none={{ title: t('grants.empty_title'), text: t('grants.empty_text') }}
              onReset={() => onSearch({})}
            />
          }
        />
      </Card>
      {shown === 'new' && <GrantDialog onClose={() => setShown(null)} />}
      {shown !== null && shown !== 'new' && <TakeBackDialog grant={shown} onClose={() => setShown(null)} />}
    </>
  );
}
