import { Checkbox } from '@mindhero/ui/checkbox';
import { useTranslation } from 'react-i18next';
import classes from './buying.module.css';

interface AdultTickProps {
  readonly checked: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isAdult: boolean) => void;
}

/** Only adults buy, and they have read what they agree to; each document opens in a new tab, so that the form stays. */
export function AdultTick({ checked, isMissing, onChange }: AdultTickProps) {
  const { t, i18n } = useTranslation(['plans', 'common']);
  const toDocument = (words: string, address: string) => (
    // A new tab knows nothing of this one's language.
    <a href={`${address}?lang=${i18n.language}`} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <div className={classes.adult}>
      <Checkbox
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={t('plans:buy.is_adult')}
        error={isMissing ? t('common:messages.fieldRequired') : null}
        required
      />
      <p>
        {toDocument(t('plans:buy.user_agreement'), '/legal/user-agreement')}
        {toDocument(t('plans:buy.privacy_policy'), '/legal/privacy-policy')}
        <span>{t('plans:buy.new_tab')}</span>
      </p>
    </div>
  );
}
