import type { Agreement, Document } from '@mindhero/contract/agreement';
import { Checkbox } from '@mindhero/ui/checkbox';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './registration.module.css';

interface ConsentsProps {
  /** What makes the box of an agreement one of the form. */
  readonly tick: (agreement: Agreement) => Omit<ComponentProps<typeof Checkbox>, 'label'>;
}

/** The three boxes, unticked at first; each document opens in a new tab, so that the form stays as it is. */
export function Consents({ tick }: ConsentsProps) {
  const { t, i18n } = useTranslation('registration');
  const toDocument = (document: Document, address: string) => (
    <Checkbox
      {...tick(document)}
      label={
        <>
          {t(`${document}.agree`)} {/* A new tab knows nothing of this one's language. */}
          <a href={`${address}?lang=${i18n.language}`} target="_blank" rel="noopener">
            {t(`${document}.link`)}
          </a>
        </>
      }
      description={t('new_tab')}
    />
  );
  return (
    <fieldset className={classes.consents}>
      <legend>{t('consents')}</legend>
      {toDocument('user_agreement', '/legal/user-agreement')}
      {toDocument('privacy_policy', '/legal/privacy-policy')}
      <Checkbox
        {...tick('data_processing')}
        label={t('data_processing')}
        description={t('data_processing_hint')}
      />
    </fieldset>
  );
}
