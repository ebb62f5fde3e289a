import { SERVICE_WORKER } from './service-worker-address.ts';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: ''): string };
  };
}

/**
 * The service worker's address as browsers want it that know Trusted Types: the server demands them, and lets this policy
 * make one. To be asked for once.
 */
export function trustedWorker(): string {
  const rules = { createScriptURL: () => SERVICE_WORKER };
  const { trustedTypes } = window as TrustedTypesWindow;
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('');
}
