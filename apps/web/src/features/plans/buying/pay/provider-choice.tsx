import type { Provider } from '@mindhero/contract/plans/order';
import { Radio } from '@mindhero/ui/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import classes from '../buying.module.css';

interface ProviderChoiceProps {
  readonly providers: readonly Provider[];
  readonly value: Provider;
  readonly onChange: (provider: Provider) => void;
}

/** By which provider it is paid; where there is one, it is only named. */
export function ProviderChoice({ providers, value, onChange }: ProviderChoiceProps) {
  const { t } = useTranslation('plans');
  const { providerName } = usePlanWords();
  const id = useId();
  return (
    <fieldset className={classes.providers}>
      <legend>{t('buy.provider.label')}</legend>
      {providers.map((provider) => (
        <label key={provider} htmlFor={`${id}-${provider}`} className={classes.provider}>
          <Radio
            id={`${id}-${provider}`}
            name={id}
            checked={provider === value}
            onChange={() => onChange(provider)}
            aria-labelledby={`${id}-${provider}-name`}
            aria-describedby={`${id}-${provider}-hint`}
          />
          <span>
            <b id={`${id}-${provider}-name`}>{providerName(provider)}</b>
            <small id={`${id}-${provider}-hint`}>{t(`buy.provider_hint.${provider}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
