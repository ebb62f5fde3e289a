/**
 * Puts the style sheets behind what stands on the page until the app draws itself: a sheet in the head holds up the first
 * paint, one in the body only what comes after it. Scripts wait for both, so the app is never drawn without its styles.
 */
import type { Plugin } from 'vite';

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

export function stylesAfterSplash(): Plugin {
  return {
    name: 'styles-after-splash',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(SHEET, '').replace('</body>', `${(html.match(SHEET) ?? []).join('')}\n  </body>`),
    },
  };
}
