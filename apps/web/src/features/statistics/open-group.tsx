import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../platform/links.tsx';
import type { StatisticsView } from './statistics-search.ts';
import classes from './tables.module.css';

interface OpenGroupProps extends StatisticsView {
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  /** The one that is proposed where none is chosen. */
  readonly proposed: number | undefined;
}

/** What a view of groups leads to: one of them, chosen here. */
export function OpenGroup({ groups, proposed, search, onSearch }: OpenGroupProps) {
  const { t } = useTranslation('statistics_school');
  const chosen =
    groups.find(({ id }) => id === search.group) ?? groups.find(({ id }) => id === proposed) ?? groups[0];
  if (chosen === undefined) return null;
  return (
    <div className={classes.open}>
      <SelectField
        label={t('group')}
        value={chosen.id}
        onChange={({ currentTarget }) => onSearch({ ...search, group: Number(currentTarget.value) })}
      >
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ButtonLink to="/groups/$id" params={{ id: String(chosen.id) }}>
        {t('open_group')}
      </ButtonLink>
    </div>
  );
}
