import { NativeSelect } from '@mantine/core';
import type { Play } from '@mindhero/contract/play';
import { catalogue } from '@mindhero/games/catalogue';
import { Card } from '@mindhero/ui/card';
import { DataTable } from '@mindhero/ui/data-table';
import { EmptyState } from '@mindhero/ui/empty-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTableTexts } from '../../platform/lists/table-texts.ts';
import { useLastPage } from '../../platform/lists/use-last-page.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { studentPlaysQuery } from '../../platform/students.ts';
import { usePlayColumns } from './play-columns.tsx';
import { readStudentSearch, type StudentSearch, toPlaysOrdering, usualPlays } from './student-search.ts';

interface StudentPlaysProps {
  readonly id: number;
  readonly search: StudentSearch;
  readonly onSearch: (search: StudentSearch) => void;
}

/** Every finished play; choosing one replays it step by step. */
export function StudentPlays({ id, search, onSearch }: StudentPlaysProps) {
  const { t } = useTranslation('people');
  const columns = usePlayColumns();
  const texts = useTableTexts();
  const { page, page_size, ordering } = { ...usualPlays, ...search };
  const { game } = search;
  const query = { page, page_size, ordering, ...(game === undefined ? {} : { game }) };
  const plays = useQuery({ ...studentPlaysQuery(id, query), placeholderData: keepPreviousData });
  const isBeyond = useLastPage(plays, page_size, search, onSearch);
  return (
    <Card title={t('plays.title')} actions={<GameFilter search={search} onSearch={onSearch} />}>
      {plays.isError ? (
        <LoadFailure item="plays" error={plays.error} onRetry={plays.refetch} />
      ) : (
        <DataTable<Play>
          label={t('plays.label')}
          texts={texts}
          columns={columns}
          rows={plays.data?.results ?? []}
          rowId={(play) => play.id}
          count={plays.data?.count ?? 0}
          page={page}
          pageSize={page_size}
          ordering={ordering}
          loading={plays.isPending || plays.isPlaceholderData || isBeyond}
          onChange={(next) =>
            onSearch({
              ...search,
              page: next.page,
              page_size: next.pageSize,
              ordering: toPlaysOrdering(next.ordering) ?? usualPlays.ordering,
            })
          }
          onRowClick={(play) => onSearch({ ...search, play: play.id })}
          empty={<EmptyState title={t('empty.plays_title')} text={t('empty.plays_text')} />}
        />
      )}
    </Card>
  );
}

function GameFilter({ search, onSearch }: Omit<StudentPlaysProps, 'id'>) {
  const { t } = useTranslation(['people', 'rooms']);
  const { game, page: _page, ...others } = search;
  return (
    <NativeSelect
      aria-label={t('people:plays.game')}
      value={game ?? ''}
      onChange={(event) => onSearch(readStudentSearch({ ...others, game: event.currentTarget.value }))}
    >
      <option value="">{t('people:plays.all_games')}</option>
      {catalogue.map(({ id }) => (
        <option key={id} value={id}>
          {t(`rooms:title.${id}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
