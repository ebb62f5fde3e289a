import { registrationRoles } from '@mindhero/contract/registration';
import { Radio } from '@mindhero/ui/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './registration.module.css';

/** Student, teacher or director; nothing is chosen at first, since a wrong guess would be overlooked. */
export function RoleChoice({ error }: { readonly error: string | null }) {
  const { t } = useTranslation(['registration', 'common']);
  const id = useId();
  return (
    <fieldset className={classes.roles}>
      <legend>{t('registration:role')}</legend>
      {registrationRoles.map((role) => (
        <label key={role} htmlFor={`${id}-${role}-box`} className={classes.role} data-fault={error !== null}>
          <Radio
            id={`${id}-${role}-box`}
            name="role"
            value={role}
            aria-labelledby={`${id}-${role}`}
            aria-describedby={`${id}-${role}-hint ${id}-error`}
          />
          <span>
            <b id={`${id}-${role}`}>{t(`common:role.${role}`)}</b>
            <span id={`${id}-${role}-hint`} className={classes.hint}>
              {t(`registration:role_hint.${role}`)}
            </span>
          </span>
        </label>
      ))}
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    </fieldset>
  );
}
