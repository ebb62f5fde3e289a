import type { Provider } from '@mindhero/contract/plans/order';
import { ChoiceCards } from '@mindhero/ui/choice-cards';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';

interface ProviderChoiceProps {
  readonly providers: readonly Provider[];
  readonly value: Provider;
  readonly onChange: (provider: Provider) => void;
}

/** By which provider it is paid; where there is one, it is only named. */
export function ProviderChoice({ providers, value, onChange }: ProviderChoiceProps) {
  const { t } = useTranslation('plans');
  const { providerName } = usePlanWords();
  return (
    <ChoiceCards
      label={t('buy.provider.label')}
      options={providers.map((provider) => ({
        value: provider,
        label: providerName(provider),
        hint: t(`buy.provider_hint.${provider}`),
      }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = providers.find((provider) => provider === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
