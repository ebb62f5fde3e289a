import { subscriptionTypes } from '@mindhero/contract/subscription';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import type { PlanType } from '../../../entities/plan/plan-type.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';

interface TypeFieldProps {
  readonly value: PlanType | null;
  /** What it is called to choose none, where that is an option, too. */
  readonly all?: string;
  readonly onChange: (type: PlanType | undefined) => void;
  readonly error?: string | null;
}

/** A type of plans. */
export function TypeField({ value, all, onChange, error = null }: TypeFieldProps) {
  const { t } = useTranslation('plans_desk');
  const { typeName } = usePlanWords();
  return (
    <SelectField
      label={t('type')}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) =>
        onChange(subscriptionTypes.find((type) => type === currentTarget.value))
      }
    >
      {all !== undefined && <option value="">{all}</option>}
      {subscriptionTypes.map((type) => (
        <option key={type} value={type}>
          {typeName(type)}
        </option>
      ))}
    </SelectField>
  );
}
