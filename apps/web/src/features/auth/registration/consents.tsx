import type { Document } from '@mindhero/contract/agreement';
import { Checkbox } from '@mindhero/ui/checkbox';
import { useTranslation } from 'react-i18next';
import type { FieldName } from './registration-rules.ts';
import classes from './registration.module.css';

/** The three boxes, unticked at first; each document opens in a new tab, so that the form stays as it is. */
export function Consents({ faultText }: { readonly faultText: (name: FieldName) => string | null }) {
  const { t } = useTranslation('registration');
  return (
    <fieldset className={classes.consents}>
      <legend>{t('consents')}</legend>
      <DocumentConsent document="user_agreement" address="/legal/user-agreement" faultText={faultText} />
      <DocumentConsent document="privacy_policy" address="/legal/privacy-policy" faultText={faultText} />
      <Checkbox
        name="data_processing"
        label={t('data_processing')}
        description={t('data_processing_hint')}
        error={faultText('data_processing')}
      />
    </fieldset>
  );
}

interface DocumentConsentProps {
  readonly document: Document;
  readonly address: string;
  readonly faultText: (name: FieldName) => string | null;
}

function DocumentConsent({ document, address, faultText }: DocumentConsentProps) {
  const { t, i18n } = useTranslation('registration');
  const link = (
    // A new tab knows nothing of this one's language.
    <a href={`${address}?lang=${i18n.language}`} target="_blank" rel="noopener">
      {t(`${document}.link`)}
    </a>
  );
  return (
    <Checkbox
      name={document}
      label={
        <>
          {t(`${document}.agree`)} {link}
        </>
      }
      description={t('new_tab')}
      error={faultText(document)}
    />
  );
}
