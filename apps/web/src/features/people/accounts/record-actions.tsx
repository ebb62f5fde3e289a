import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isLeading } from '../../../entities/person/permissions.ts';
import { ToolButton, ToolLink } from '../../../platform/tool-button.tsx';
import { EraseDialog } from '../erase/erase-dialog.tsx';
import type { Account } from './use-account-steps.ts';

interface RecordActionsProps {
  readonly person: Account;
  /** Instead of the plain dialog, where there is more to ask. */
  readonly onErase?: (() => void) | undefined;
}

/** What only those who lead do with somebody's record: look at its history, and erase it. */
export function RecordActions({ person, onErase }: RecordActionsProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!isLeading(useMe())) return null;
  return (
    <>
      <ToolLink icon={IconHistory} to="/audit" search={{ person: person.id }}>
        {t('history')}
      </ToolLink>
      <ToolButton kind="quiet-danger" icon={IconTrash} onClick={onErase ?? (() => setAsking(true))}>
        {t('erase.button')}
      </ToolButton>
      {isAsking && (
        <EraseDialog
          people={[person]}
          onClose={() => setAsking(false)}
          // There is no page of the person any more.
          onErased={() => navigate({ to: '..' })}
        />
      )}
    </>
  );
}
