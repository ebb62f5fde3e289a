/**
 * Where to go after signing in: the wanted path, if it is one of this site and not the sign-in itself; else home.
 * An address of another site must not be reachable through a link to our sign-in.
 */
export function safeTarget(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/';
  const url = URL.parse(wanted, origin);
  if (url === null || url.origin !== origin) return '/';
  return /^\/login\/?$/i.test(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}
