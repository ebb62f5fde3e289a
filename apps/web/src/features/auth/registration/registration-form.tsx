import { agreements } from '@mindhero/contract/agreement';
import { Button } from '@mindhero/ui/button';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/client.ts';
import { Fault } from '../fault.tsx';
import { AccountFields } from './account-fields.tsx';
import { Consents } from './consents.tsx';
import { useFaultText } from './fault-text.ts';
import { type Faults, faultsFromServer, faultsIn, fieldNames, type Filled } from './registration-rules.ts';
import { RoleChoice } from './role-choice.tsx';
import { useRegistration } from './use-registration.ts';
import classes from './registration.module.css';

function readForm(form: HTMLFormElement): Filled {
  const data = new FormData(form);
  const texts = Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]));
  const ticks = Object.fromEntries(agreements.map((name) => [name, data.get(name) !== null]));
  return { ...texts, ...ticks } as Filled;
}

/** Who one is and what one agrees to. Nothing leaves the form before it is sent. */
export function RegistrationForm() {
  const { t } = useTranslation('registration');
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const faultText = useFaultText(faults);
  const registration = useRegistration();
  const { error } = registration;
  const isOfFields = error instanceof ApiError && Object.keys(faultsFromServer(error.fields)).length > 0;

  /** Shows the faults and leads to the first of them. */
  const show = (found: Faults) => {
    setFaults(found);
    const first = fieldNames.find((name) => found[name] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = readForm(event.currentTarget);
    const found = faultsIn(filled);
    show(found);
    if (Object.keys(found).length > 0) return;
    registration.mutate(filled, {
      onError: (refused) => refused instanceof ApiError && show(faultsFromServer(refused.fields)),
    });
  };
  /** A field that is being mended is no longer at fault. */
  const forgive = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) setFaults({ ...faults, [target.name]: undefined });
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} onChange={forgive} noValidate>
      <RoleChoice error={faultText('role')} />
      <AccountFields faultText={faultText} />
      <Consents faultText={faultText} />
      {error !== null && !isOfFields && <Fault error={error} failed={t('failed')} />}
      <Button type="submit" size="lg" fullWidth loading={registration.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
