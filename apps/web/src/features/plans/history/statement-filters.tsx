import { transferReasons } from '@mindhero/contract/plans/lists';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin, isLeading } from '../../../entities/person/permissions.ts';
import { DaySpan } from '../../../entities/school/day-span.tsx';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { ChoiceField } from '../../../platform/lists/choice-field.tsx';
import { Filters } from '../../../platform/lists/filter-bar.tsx';
import { ownerChoices } from './statement-query.ts';
import { readStatementSearch, type StatementSearch } from './statement-search.ts';

/** Whose, which type, what for and in which days; each starts again at the first page. */
export function StatementFilters({ search, onSearch }: Addressed<StatementSearch>) {
  const { t } = useTranslation('plans');
  const me = useMe();
  const { page: _page, ...others } = search;
  const narrow = (change: { readonly [Name in keyof StatementSearch]?: string | number | undefined }) =>
    onSearch(readStatementSearch({ ...others, ...change }));
  return (
    <Filters>
      {isLeading(me) && (
        <ChoiceField
          place="bar"
          label={t('statement.owner')}
          none={t(isAdmin(me) ? 'statement.no_owner' : 'statement.own_stock')}
          choices={ownerChoices}
          hideEmpty
          value={search.owner ?? null}
          onChange={(owner) => narrow({ owner: owner ?? undefined })}
        />
      )}
      <SelectField
        label={t('statement.column.plan_type')}
        value={search.plan_type ?? ''}
        onChange={({ currentTarget: { value } }) => narrow({ plan_type: value })}
      >
        <option value="">{t('statement.all_types')}</option>
        {subscriptionTypes.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('statement.column.reason')}
        value={search.reason ?? ''}
        onChange={({ currentTarget: { value } }) => narrow({ reason: value })}
      >
        <option value="">{t('statement.all_reasons')}</option>
        {transferReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`statement.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <DaySpan
        first={{
          label: t('statement.since'),
          value: search.since,
          onChange: (since) => narrow({ since }),
        }}
        last={{ label: t('statement.until'), value: search.until, onChange: (until) => narrow({ until }) }}
      />
    </Filters>
  );
}
