/** Headers by which browsers guard what they are sent. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'frame-src': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'manifest-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'worker-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // The page's policy for the one script that it names by a text, its service worker.
  'trusted-types': ['service-worker'],
};

/**
 * The policy of a page: its files come from us, and what stands in it is neither script nor style, but for the sheets of
 * the page that is given.
 * @param formOrigins where its forms may be sent to beside ourselves: the checkouts of payment providers
 */
export function pagePolicy(formOrigins: readonly string[], html = ''): string {
  const hashes = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  );
  const policy = {
    ...contentSecurityPolicy,
    'form-action': [...contentSecurityPolicy['form-action'], ...formOrigins],
    'style-src': [...contentSecurityPolicy['style-src'], ...hashes],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const pageHeaders = {
  // A payment provider is opened in a window of its own, which we go on holding.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // The camera reads login cards.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What a page needs. @param formOrigins as those of its policy */
export const securityHeaders = (formOrigins: readonly string[]) => ({
  'content-security-policy': pagePolicy(formOrigins),
  ...pageHeaders,
});

/**
 * What a file needs that is only ever a part of a page: the page has said already what may be loaded and who may frame it.
 * These files are many and small, and the rest is a kilobyte.
 */
const assetHeaders = {
  'cross-origin-resource-policy': pageHeaders['cross-origin-resource-policy'],
  'x-content-type-options': pageHeaders['x-content-type-options'],
};

/**
 * What data and our own pictures need: no page is made of them, and opened alone they load nothing and are framed by nobody.
 * What else there is concerns pages only.
 */
export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': pageHeaders['cross-origin-resource-policy'],
  'referrer-policy': pageHeaders['referrer-policy'],
  'x-content-type-options': pageHeaders['x-content-type-options'],
};

const behindTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The sign of the app, which every first visit loads, and the icons. */
const isPicture = (url: string): boolean => /^\/(?:favicon\.svg|icons\/[\w-]+\.png)$/.test(url);

/** The values never change, so they are put together once instead of by a library on every request. */
export function addSecurityHeaders(app: FastifyInstance, formOrigins: readonly string[]): void {
  const ofPages = securityHeaders(formOrigins);
  const headersFor = (url: string): Readonly<Record<string, string>> => {
    if (url.startsWith('/assets/')) return assetHeaders;
    // The documentation is a page.
    const isPage = url.startsWith('/api/') ? url.startsWith('/api/docs') : !isPicture(url);
    return isPage ? ofPages : dataHeaders;
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url));
    if (request.protocol === 'https') reply.headers(behindTls);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
