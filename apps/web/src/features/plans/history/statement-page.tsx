import { exportStatement, statementFileColumns } from '@mindhero/contract/export';
import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { call } from '../../../platform/client.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { OwnHistory } from './own-history.tsx';
import { useStatementColumns } from './statement-columns.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { statementQuery } from './statement-query.ts';
import { statementList, type StatementSearch } from './statement-search.ts';
import classes from './history.module.css';

/** What came into the stock and went out of it, and the plans of whoever looks. */
export function StatementPage(addressed: Addressed<StatementSearch>) {
  const needsPlans = !isAdmin(useMe());
  return (
    <div className={classes.page}>
      <Statement {...addressed} />
      {needsPlans && <OwnHistory />}
    </div>
  );
}

function Statement({ search, onSearch }: Addressed<StatementSearch>) {
  const { t } = useTranslation('plans');
  const seesAll = isAdmin(useMe());
  const lines = useList(statementList, { search, onSearch }, statementQuery);
  const { page: _page, page_size: _size, hide: _hide, ...filters } = search;
  const { owner, ...narrowed } = search;
  return (
    <Card title={t('statement.title')} className={classes.statement}>
      <ListTable
        label={t('statement.title')}
        item="subscription"
        list={lines}
        columns={useStatementColumns({ leadsToOrders: seesAll || owner === undefined })}
        filters={<StatementFilters search={search} onSearch={onSearch} />}
        tools={
          <ExportMenu
            list={lines}
            item="subscription"
            columns={statementFileColumns}
            fetchFile={(file) => call(exportStatement, { query: { ...filters, ...file } })}
          />
        }
        empty={
          <NoRows
            search={narrowed}
            found={{ title: t('statement.not_found'), text: t('statement.not_found_text') }}
            none={
              seesAll && owner === undefined
                ? { title: t('statement.whose'), text: t('statement.whose_text') }
                : { title: t('statement.empty'), text: t('statement.empty_text') }
            }
            onReset={() => onSearch({ owner })}
          />
        }
      />
    </Card>
  );
}
