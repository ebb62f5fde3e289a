import { type Rating, ratingMeasures, ratingWindows } from '@mindhero/contract/rating';
import { Segments } from '@mindhero/ui/segments';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { groupChoices } from '../../entities/group/groups.ts';
import { useMe } from '../../entities/person/me.ts';
import { isAdmin, isStaff } from '../../entities/person/permissions.ts';
import { schoolChoices } from '../../entities/school/schools.ts';
import { ChoiceField } from '../../platform/lists/choice-field.tsx';
import { hasOwn, type RatingSearch } from './rating-search.ts';
import classes from './rating.module.css';

interface RatingFiltersProps {
  readonly search: RatingSearch;
  /** Undefined while nobody knows. */
  readonly rating: Rating | undefined;
  readonly onSearch: (search: RatingSearch) => void;
}

/** Since when, by what, and of which group or school. */
export function RatingFilters({ search, rating, onSearch }: RatingFiltersProps) {
  const { t } = useTranslation('rating');
  return (
    <div className={classes.filters}>
      <Segments
        label={t('window.label')}
        value={search.window ?? 'week'}
        options={ratingWindows.map((value) => ({ value, label: t(`window.${value}`) }))}
        onChange={(window) => onSearch({ ...search, window })}
      />
      {hasOwn(search) && (
        <Segments
          label={t('by.label')}
          value={search.by ?? 'points'}
          options={ratingMeasures.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(by) => onSearch({ ...search, by })}
        />
      )}
      <WhichField search={search} rating={rating} onSearch={onSearch} />
    </div>
  );
}

/** For whoever may look at several. */
function WhichField({ search, rating, onSearch }: RatingFiltersProps) {
  const { t } = useTranslation('rating');
  const me = useMe();
  const scope = search.scope ?? 'group';
  if (scope === 'group' && isStaff(me)) {
    return (
      <ChoiceField
        place="bar"
        label={t('group')}
        none={t('first_group')}
        choices={groupChoices({ tellsSchool: isAdmin(me) })}
        value={search.group ?? rating?.group?.id ?? null}
        onChange={(group) => onSearch({ ...search, group: group ?? undefined })}
      />
    );
  }
  if (scope === 'school' && isAdmin(me)) {
    return (
      <ChoiceField
        place="bar"
        label={t('school')}
        none={t('first_school')}
        choices={schoolChoices}
        value={search.school ?? rating?.school?.id ?? null}
        onChange={(school) => onSearch({ ...search, school: school ?? undefined })}
      />
    );
  }
  if (scope !== 'group' || rating === undefined || rating.groups.length < 2) return null;
  return (
    <SelectField
      label={t('group')}
      value={search.group ?? rating.group?.id ?? ''}
      onChange={({ currentTarget }) => onSearch({ ...search, group: Number(currentTarget.value) })}
    >
      {rating.groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
