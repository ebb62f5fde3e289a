import type { School } from '@mindhero/contract/school';
import { NewAccounts } from '../../entities/person/new-accounts/new-accounts.tsx';

interface FirstPasswordProps {
  readonly made: { readonly school: School; readonly password: string | null };
  readonly onClose: () => void;
}

/** That of a director whose account was made now. */
export function FirstPassword({ made: { school, password }, onClose }: FirstPasswordProps) {
  const { director } = school;
  if (director === null || password === null) return null;
  return <NewAccounts accounts={[{ ...director, password }]} onClose={onClose} />;
}
