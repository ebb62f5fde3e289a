import { periods, usualPeriod } from '@mindhero/contract/statistics/period';
import { subjects } from '@mindhero/engine/subject';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { Segments } from '@mindhero/ui/segments';
import { SelectField } from '@mindhero/ui/select-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areasOf, subjectOf } from '../../entities/game/catalogue.ts';
import { groupChoices } from '../../entities/group/groups.ts';
import { useMe } from '../../entities/person/me.ts';
import { isAdmin, isStaff } from '../../entities/person/permissions.ts';
import { schoolChoices } from '../../entities/school/schools.ts';
import { ChoiceField } from '../../platform/lists/choice-field.tsx';
import { readStatisticsSearch, type StatisticsSearch, type StatisticsView } from './statistics-search.ts';
import classes from './filters.module.css';

const filters = ['days', 'school', 'group', 'subject', 'game'] as const;
export type Filter = (typeof filters)[number];

interface FiltersProps extends StatisticsView {
  /** What the view can be narrowed to; whoever has nothing to choose from sees no field. */
  readonly has: readonly Filter[];
  /** Views of one group, or of one school, show the first one where none is chosen: which one that is, as soon as somebody knows. */
  readonly shown?: { readonly group?: number | undefined; readonly school?: number | undefined };
  /** Where nothing is chosen all groups are told of, not the first one. */
  readonly isOfAll?: boolean;
  /** Which games are of any use, where not all of an area are. */
  readonly offers?: (game: GameId) => boolean;
  /** Further ways to look at the same thing. */
  readonly children?: ReactNode;
}

type FieldProps = Omit<FiltersProps, 'has' | 'children'>;

/** What all views of the statistics are narrowed by, each by some of it. */
export function Filters({ has, children, ...view }: FiltersProps) {
  const me = useMe();
  const offered: Readonly<Record<Filter, boolean>> = {
    days: true,
    school: isAdmin(me),
    group: isStaff(me),
    subject: areasOf(me).length > 1,
    game: true,
  };
  return (
    <search className={classes.filters}>
      {filters
        .filter((filter) => has.includes(filter) && offered[filter])
        .map((filter) => {
          const Field = fields[filter];
          return <Field key={filter} {...view} />;
        })}
      {children}
    </search>
  );
}

/** What was asked for, changed in some parts; another narrowing is read from its first page. */
const narrowed = (search: StatisticsSearch, change: StatisticsSearch): StatisticsSearch =>
  readStatisticsSearch({ ...search, page: undefined, ...change });

function DaysField({ search, onSearch }: FieldProps) {
  const { t } = useTranslation('statistics');
  return (
    <Segments
      label={t('days.label')}
      value={search.days ?? usualPeriod}
      options={periods.map((value) => ({ value, label: t(`days.${value}`) }))}
      onChange={(days) => onSearch(narrowed(search, { days }))}
    />
  );
}

function SchoolField({ search, onSearch, shown, isOfAll = false }: FieldProps) {
  const { t } = useTranslation(['statistics', 'lists']);
  return (
    <ChoiceField
      place="bar"
      label={t('lists:school')}
      none={t(isOfAll ? 'lists:all_schools' : 'statistics:first_school')}
      choices={schoolChoices}
      value={search.school ?? shown?.school ?? null}
      onChange={(school) => onSearch(narrowed(search, { school: school ?? undefined, group: undefined }))}
    />
  );
}

function GroupField({ search, onSearch, shown, isOfAll = false }: FieldProps) {
  const { t } = useTranslation(['statistics', 'lists']);
  const tellsSchool = isAdmin(useMe()) && search.school === undefined;
  return (
    <ChoiceField
      place="bar"
      label={t('lists:group')}
      none={t(isOfAll ? 'lists:all_groups' : 'statistics:first_group')}
      choices={groupChoices({ school: search.school, tellsSchool })}
      value={search.group ?? shown?.group ?? null}
      onChange={(group) => onSearch(narrowed(search, { group: group ?? undefined }))}
    />
  );
}

function SubjectField({ search, onSearch }: FieldProps) {
  const { t } = useTranslation(['statistics', 'screens']);
  const { game } = search;
  const areas = areasOf(useMe());
  return (
    <SelectField
      label={t('statistics:subject')}
      value={search.subject ?? ''}
      onChange={({ currentTarget }) => {
        const subject = subjects.find((one) => one === currentTarget.value);
        const isElsewhere = game !== undefined && subject !== undefined && subjectOf(game) !== subject;
        onSearch(narrowed(search, { subject, ...(isElsewhere && { game: undefined }) }));
      }}
    >
      <option value="">{t('statistics:all_subjects')}</option>
      {areas.map(({ subject }) => (
        <option key={subject} value={subject}>
          {t(`screens:${subject}`)}
        </option>
      ))}
    </SelectField>
  );
}

function GameField({ search, onSearch, offers }: FieldProps) {
  const { t } = useTranslation(['statistics', 'game_titles']);
  const open = new Set(areasOf(useMe()).map(({ subject }) => subject));
  const games = catalogue.filter(
    ({ id, subject }) => open.has(subject) && (offers?.(id) ?? subject === (search.subject ?? subject)),
  );
  return (
    <SelectField
      label={t('statistics:game')}
      value={search.game ?? ''}
      onChange={({ currentTarget }) =>
        onSearch(narrowed(search, { game: games.find(({ id }) => id === currentTarget.value)?.id }))
      }
    >
      <option value="">{t('statistics:all_games')}</option>
      {games.map(({ id }) => (
        <option key={id} value={id}>
          {t(`game_titles:title.${id}`)}
        </option>
      ))}
    </SelectField>
  );
}

const fields = {
  days: DaysField,
  school: SchoolField,
  group: GroupField,
  subject: SubjectField,
  game: GameField,
} as const;
