import { exportStudentPlays, playFileColumns } from '@mindhero/contract/export';
import type { Play } from '@mindhero/contract/play';
import { catalogue } from '@mindhero/games/catalogue';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { studentPlaysQuery } from '../../../entities/person/students.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { call } from '../../../platform/client.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { usePlayColumns } from './play-columns.tsx';
import { playsList, readStudentSearch, type StudentSearch } from './student-search.ts';

interface StudentPlaysProps extends Addressed<StudentSearch> {
  readonly id: number;
}

/** Every finished play; choosing one replays it step by step. */
export function StudentPlays({ id, search, onSearch }: StudentPlaysProps) {
  const { t } = useTranslation('people');
  const columns = usePlayColumns();
  const plays = useList(playsList, { search, onSearch }, ({ days: _days, play: _play, ...asked }) =>
    studentPlaysQuery(id, asked),
  );
  return (
    <Card title={t('plays.title')}>
      <ListTable<Play, string>
        label={t('plays.label')}
        item="plays"
        list={plays}
        columns={columns}
        filters={<GameFilter search={search} onSearch={onSearch} />}
        tools={
          <ExportMenu
            list={plays}
            item="plays"
            columns={playFileColumns}
            fetchFile={(file) => call(exportStudentPlays, { params: { id }, query: { ...search, ...file } })}
          />
        }
        onRowClick={(play) => onSearch({ ...search, play: play.id })}
        empty={<EmptyState title={t('empty.plays_title')} text={t('empty.plays_text')} />}
      />
    </Card>
  );
}

function GameFilter({ search, onSearch }: Addressed<StudentSearch>) {
  const { t } = useTranslation(['people', 'game_titles']);
  const { game, page: _page, ...others } = search;
  return (
    <SelectField
      aria-label={t('people:plays.game')}
      value={game ?? ''}
      onChange={(event) => onSearch(readStudentSearch({ ...others, game: event.currentTarget.value }))}
    >
      <option value="">{t('people:plays.all_games')}</option>
      {catalogue.map(({ id }) => (
        <option key={id} value={id}>
          {t(`game_titles:title.${id}`)}
        </option>
      ))}
    </SelectField>
  );
}
