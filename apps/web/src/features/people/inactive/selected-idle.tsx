import type { InactiveUser } from '@mindhero/contract/person';
import { Button } from '@mindhero/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isLeading } from '../../../entities/person/permissions.ts';
import { type AccountStep, useAccountSteps } from '../accounts/use-account-steps.ts';
import { EraseDialog } from '../erase/erase-dialog.tsx';

interface SelectedIdleProps {
  readonly step: AccountStep;
  readonly people: readonly InactiveUser[];
  readonly onDone: () => void;
}

/** What can be done with the accounts that are ticked; only those who lead erase. */
export function SelectedIdle({ step, people, onDone }: SelectedIdleProps) {
  const { t } = useTranslation('accounts');
  const take = useAccountSteps();
  const leads = isLeading(useMe());
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (people.length === 0) return null;
  return (
    <>
      <Button
        size="sm"
        kind="ghost"
        onClick={() => void take(step, people).then((isDone) => isDone && onDone())}
      >
        {t(`${step}.button`)}
      </Button>
      {leads && (
        <Button size="sm" kind="ghost" onClick={() => setAsking(true)}>
          {t('erase.button')}
        </Button>
      )}
      {isAsking && (
        <EraseDialog
          people={people}
          onClose={close}
          onErased={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
