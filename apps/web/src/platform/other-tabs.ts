/** What another tab did to the session that all tabs share. */
import { decodePayload, readAccess } from './tokens.ts';

const subjectOf = (token: string | null): unknown => (token === null ? null : decodePayload(token)?.['sub']);

/** Calls when another tab signed out or signed somebody else in. A mere refresh says nothing. */
export function onOtherTab(changed: {
  readonly signedOut: () => void;
  readonly somebodyElse: () => void;
}): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && key !== 'refresh' && key !== 'access') return;
    if (key === 'refresh' || key === null) {
      if (newValue === null && readAccess(localStorage) === null) changed.signedOut();
    } else if (oldValue !== null && newValue !== null && subjectOf(oldValue) !== subjectOf(newValue)) {
      changed.somebodyElse();
    }
  });
}
