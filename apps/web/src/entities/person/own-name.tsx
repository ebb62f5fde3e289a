import { useMe } from './me.ts';

/** Stands in a form for one's own password, unseen: it tells a password manager whose password that is. */
export function OwnName() {
  const me = useMe();
  return <input type="text" autoComplete="username" value={me.username} readOnly hidden />;
}
