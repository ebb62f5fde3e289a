import { TextField, type TextFieldProps } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import classes from './accounts.module.css';

interface NameFieldsProps {
  readonly field: (name: 'first_name' | 'last_name' | 'username') => TextFieldProps;
  /** Of the username. */
  readonly hint?: string;
}

/** How somebody is called. */
export function NameFields({ field, hint }: NameFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <div className={classes.pair}>
        <TextField label={t('field.first_name')} autoComplete="off" {...field('first_name')} data-autofocus />
        <TextField label={t('field.last_name')} autoComplete="off" {...field('last_name')} />
      </div>
      <TextField label={t('field.username')} autoComplete="off" description={hint} {...field('username')} />
    </>
  );
}
