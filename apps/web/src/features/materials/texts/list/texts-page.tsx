import type { TextRow } from '@mindhero/contract/text';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Card } from '@mindhero/ui/card';
import { late } from '@mindhero/ui/late';
import { Page } from '@mindhero/ui/page';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textsQuery } from '../../../../entities/material/materials.ts';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { ButtonLink } from '../../../../platform/links.tsx';
import { ListTable } from '../../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../../platform/lists/no-rows.tsx';
import { TickAll } from '../../../../platform/lists/tick-all.tsx';
import { useList } from '../../../../platform/lists/use-list.ts';
import { useTicked } from '../../../../platform/lists/use-ticked.ts';
import { ToolButton, ToolLink } from '../../../../platform/tool-button.tsx';
import { handImported } from '../import/imported.ts';
import { SelectedTexts } from './selected-texts.tsx';
import { useTextColumns } from './text-columns.tsx';
import { TextFilters } from './text-filters.tsx';
import { textsList, type TextsSearch } from './texts-search.ts';
import classes from '../../materials.module.css';

const TextPreview = late(async () => (await import('../preview/text-preview.tsx')).TextPreview);
const ImportDialog = late(async () => (await import('../import/import-dialog.tsx')).ImportDialog);

/** All texts that the person may read; search, filters, order, page and what is looked at live in the address. */
export function TextsPage({ search, onSearch }: Addressed<TextsSearch>) {
  const { t } = useTranslation(['materials', 'common']);
  const navigate = useNavigate();
  const columns = useTextColumns();
  const [isImporting, setImporting] = useState(false);
  const { preview, ...narrowed } = search;
  const texts = useList(textsList, { search: narrowed, onSearch }, textsQuery);
  const { ids, rows: ticked, tick, tickRows } = useTicked(texts);
  return (
    <Page
      title={t('materials:texts.title')}
      crumbs={[
        <Link key="materials" to="/materials">
          {t('common:navigation.materials')}
        </Link>,
      ]}
      actions={
        <>
          <ToolLink kind="primary" icon={IconPlus} to="/materials/texts/create" search={true}>
            {t('materials:texts.create')}
          </ToolLink>
          <ToolButton icon={IconFileImport} onClick={() => setImporting(true)}>
            {t('materials:texts.import')}
          </ToolButton>
        </>
      }
    >
      <Card className={classes.list}>
        <ListTable<TextRow, number>
          label={t('materials:texts.title')}
          item="texts"
          list={texts}
          columns={columns}
          onRowClick={({ id }) => onSearch({ ...search, preview: id })}
          filters={<TextFilters search={narrowed} onSearch={onSearch} />}
          selection={{
            ids,
            onChange: tick,
            label: ({ title }) => t('materials:select', { title }),
            actions: (
              <>
                <TickAll list={texts} item="texts" ids={ids} onTick={tickRows} />
                <SelectedTexts texts={ticked} onDone={() => tick(new Set())} />
              </>
            ),
          }}
          empty={
            <NoRows
              search={narrowed}
              found={{ title: t('materials:found.title'), text: t('materials:found.text') }}
              none={{
                title: t('materials:texts.none_title'),
                text: t('materials:texts.none_text'),
                action: (
                  <ButtonRow align="center">
                    <ButtonLink to="/materials/texts/create">{t('materials:texts.create')}</ButtonLink>
                    <Button kind="ghost" onClick={() => setImporting(true)}>
                      {t('materials:texts.import')}
                    </Button>
                  </ButtonRow>
                ),
              }}
              onReset={() => onSearch({})}
            />
          }
        />
      </Card>
      <Suspense>
        {preview !== undefined && <TextPreview id={preview} onClose={() => onSearch(narrowed)} />}
        {isImporting && (
          <ImportDialog
            onClose={() => setImporting(false)}
            onTake={(imported) => {
              handImported(imported);
              setImporting(false);
              void navigate({ to: '/materials/texts/create' });
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
