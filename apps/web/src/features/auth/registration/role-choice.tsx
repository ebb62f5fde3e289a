import { registrationRoles } from '@mindhero/contract/registration';
import { Radio } from '@mindhero/ui/radio';
import { type ChangeEventHandler, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './registration.module.css';

interface RoleChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Student, teacher or director. */
export function RoleChoice({ name, value, error, onChange }: RoleChoiceProps) {
  const { t } = useTranslation(['registration', 'roles']);
  const id = useId();
  return (
    <fieldset className={classes.roles}>
      <legend>{t('registration:role')}</legend>
      {registrationRoles.map((role) => (
        <label key={role} htmlFor={`${id}-${role}-box`} className={classes.role} data-fault={error !== null}>
          <Radio
            id={`${id}-${role}-box`}
            name={name}
            value={role}
            checked={role === value}
            onChange={onChange}
            aria-labelledby={`${id}-${role}`}
            aria-describedby={`${id}-${role}-hint ${id}-error`}
          />
          <span>
            <b id={`${id}-${role}`}>{t(`roles:${role}`)}</b>
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
