import { SERVICE_WORKER } from './offline/service-worker-address.ts';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: 'default',
      rules: { createHTML(text: string): string; createScriptURL(address: string): string },
    ): unknown;
  };
}

/**
 * The server demands Trusted Types: a text that would become markup or a script is refused by the browser. The
 * component library writes style sheets that way, so plain texts may pass; whatever could hold a tag may not. Of scripts,
 * only the service worker is named by a text.
 */
export function guardMarkup(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (/<[a-z!/?]/i.test(text)) throw new TypeError('Markup from text is not allowed');
      return text;
    },
    createScriptURL(address) {
      if (address !== SERVICE_WORKER) throw new TypeError('A script from another address is not allowed');
      return address;
    },
  });
}
