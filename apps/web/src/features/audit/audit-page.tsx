import type { AuditEvent } from '@mindhero/contract/audit';
import { auditFileColumns, exportAuditEvents } from '@mindhero/contract/export';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { useTranslation } from 'react-i18next';
import { auditQuery } from '../../entities/person/audit.ts';
import type { Addressed } from '../../platform/address/use-address.ts';
import { call } from '../../platform/client.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { ListTable } from '../../platform/lists/list-table.tsx';
import { NoRows } from '../../platform/lists/no-rows.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditList, type AuditSearch, spanOf } from './audit-search.ts';
import { useEntryTexts } from './entry-texts.ts';
import classes from './audit.module.css';

/** Who did what to whose data: what is looked for lives in the address. */
export function AuditPage({ search, onSearch }: Addressed<AuditSearch>) {
  const { t } = useTranslation('audit');
  const columns = useAuditColumns();
  const { from: _from, to: _to, ...untimed } = search;
  const events = useList(auditList, { search, onSearch }, ({ to: _to, from: _from, ...asked }) =>
    auditQuery({ ...asked, ...spanOf(search) }),
  );
  return (
    <Page title={t('title')}>
      <p className={classes.hint}>{t('hint')}</p>
      {search.person !== undefined && (
        <OnePerson id={search.person} event={events.rows[0]} onAll={() => onSearch({})} />
      )}
      <Card className={classes.record}>
        <ListTable
          label={t('title')}
          item="audit"
          list={events}
          columns={columns}
          filters={<AuditFilters search={search} onSearch={onSearch} />}
          tools={
            <ExportMenu
              list={events}
              item="audit"
              columns={auditFileColumns}
              fetchFile={(file) =>
                call(exportAuditEvents, { query: { ...untimed, ...spanOf(search), ...file } })
              }
            />
          }
          empty={
            <NoRows
              search={search}
              found={{ title: t('found_title'), text: t('found_text') }}
              none={{ title: t('empty_title'), text: t('empty_text') }}
              onReset={() => onSearch({})}
            />
          }
        />
      </Card>
    </Page>
  );
}

interface OnePersonProps {
  readonly id: number;
  /** Any of theirs, for the name. */
  readonly event: AuditEvent | undefined;
  readonly onAll: () => void;
}

/** Whose record is shown, and the way back to everybody's. */
function OnePerson({ id, event, onAll }: OnePersonProps) {
  const { t } = useTranslation('audit');
  const { partyOf } = useEntryTexts();
  const person = event?.person ?? { id, name: null, role: null, is_erased: false };
  return (
    <p className={classes.person}>
      {t('of_person', { name: partyOf(person) })}
      <Button size="sm" kind="ghost" onClick={onAll}>
        {t('show_all')}
      </Button>
    </p>
  );
}
