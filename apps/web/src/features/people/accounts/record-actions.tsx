import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../platform/links.tsx';
import { useMe } from '../../../platform/me.ts';
import { isLeading } from '../../../platform/permissions.ts';
import type { Account } from './use-account-steps.ts';

/** What only those who lead do with somebody's record. */
export function RecordActions({ person }: { readonly person: Account }) {
  const { t } = useTranslation('accounts');
  if (!isLeading(useMe())) return null;
  return (
    <ButtonLink
      kind="ghost"
      size="sm"
      icon={<IconHistory size={18} aria-hidden />}
      to="/audit"
      search={{ person: person.id }}
    >
      {t('history')}
    </ButtonLink>
  );
}
