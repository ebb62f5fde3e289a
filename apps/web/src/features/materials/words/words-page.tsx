import type { WordListRow } from '@mindhero/contract/word-list';
import { Card } from '@mindhero/ui/card';
import { late } from '@mindhero/ui/late';
import { Page } from '@mindhero/ui/page';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { wordListsQuery } from '../../../entities/material/materials.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { TickAll } from '../../../platform/lists/tick-all.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { ToolLink } from '../../../platform/tool-button.tsx';
import { ArchiveTicked } from '../archive-ticked.tsx';
import { ArchivedFilter, DifficultyFilter, LanguageFilter, SourceFilter } from '../material-filters.tsx';
import { useWordListColumns } from './word-list-columns.tsx';
import { wordsList, type WordsSearch } from './words-search.ts';
import classes from '../materials.module.css';

const WordListPreview = late(async () => (await import('./word-list-preview.tsx')).WordListPreview);

/** All word lists that the person may use; search, filters, order, page and what is looked at live in the address. */
export function WordsPage({ search, onSearch }: Addressed<WordsSearch>) {
  const { t } = useTranslation(['materials', 'common']);
  const columns = useWordListColumns();
  const { preview, ...narrowed } = search;
  const lists = useList(wordsList, { search: narrowed, onSearch }, wordListsQuery);
  const { ids, rows: ticked, tick, tickRows } = useTicked(lists);
  return (
    <Page
      title={t('materials:words.title')}
      crumbs={[
        <Link key="materials" to="/materials">
          {t('common:navigation.materials')}
        </Link>,
      ]}
      actions={
        <ToolLink kind="primary" icon={IconPlus} to="/materials/words/create" search={true}>
          {t('materials:words.create')}
        </ToolLink>
      }
    >
      <Card className={classes.list}>
        <ListTable<WordListRow, number>
          label={t('materials:words.title')}
          item="word_lists"
          list={lists}
          columns={columns}
          onRowClick={({ id }) => onSearch({ ...search, preview: id })}
          filters={<Filters search={narrowed} onSearch={onSearch} />}
          selection={{
            ids,
            onChange: tick,
            label: ({ title }) => t('materials:select', { title }),
            actions: (
              <>
                <TickAll list={lists} item="word_lists" ids={ids} onTick={tickRows} />
                <ArchiveTicked kind="words" ticked={ticked} onDone={() => tick(new Set())} />
              </>
            ),
          }}
          empty={
            <NoRows
              search={narrowed}
              found={{ title: t('materials:found.title'), text: t('materials:found.text') }}
              none={{
                title: t('materials:words.none_title'),
                text: t('materials:words.none_text'),
                action: <ButtonLink to="/materials/words/create">{t('materials:words.create')}</ButtonLink>,
              }}
              onReset={() => onSearch({})}
            />
          }
        />
      </Card>
      <Suspense>
        {preview !== undefined && <WordListPreview id={preview} onClose={() => onSearch(narrowed)} />}
      </Suspense>
    </Page>
  );
}

function Filters({ search: { page: _page, ...search }, onSearch }: Addressed<WordsSearch>) {
  const { t } = useTranslation('materials');
  return (
    <FilterBar label={t('words.search')} search={search} onSearch={onSearch}>
      <LanguageFilter value={search.language} onChange={(language) => onSearch({ ...search, language })} />
      <DifficultyFilter
        value={search.difficulty}
        onChange={(difficulty) => onSearch({ ...search, difficulty })}
      />
      <SourceFilter value={search.source} onChange={(source) => onSearch({ ...search, source })} />
      <ArchivedFilter value={search.archived} onChange={(archived) => onSearch({ ...search, archived })} />
    </FilterBar>
  );
}
