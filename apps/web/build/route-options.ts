/** How a route is split into files is read by the build alone: the first load needs none of it. */
import type { Plugin } from 'vite';

const splitting = /\bcodeSplitGroupings:\s*\[\[[^\]]*\]\],?\s*/gu;

/** Takes it away, once the router's own plugin has read it. */
export function withoutSplitting(code: string): string {
  return code.replaceAll(splitting, '');
}

/** For after all plugins that read routes. */
export function routeOptions(): Plugin {
  return {
    name: 'mindhero:route-options',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/routes\// },
      handler: (code) => ({ code: withoutSplitting(code), map: null }),
    },
  };
}
