/** Serves the built web app: hashed files for ever, `index.html` for the address of every screen. */
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNotFound } from './errors.ts';
import { pagePolicy } from './security-headers.ts';

/**
 * @param webDir absolute path of the folder with `index.html`
 * @param formOrigins where its forms may be sent to beside ourselves
 */
export async function serveWeb(
  app: FastifyInstance,
  webDir: string,
  formOrigins: readonly string[],
): Promise<void> {
  const hashed = join(webDir, 'assets') + sep;
  const page = join(webDir, 'index.html');
  const policy = pagePolicy(formOrigins, await readFile(page, 'utf8'));
  await app.register(fastifyStatic, {
    root: webDir,
    // A route per file of the build, so that every other address can be a screen.
    wildcard: false,
    // The build leaves .br and .gz beside each file.
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      // Compressed or not.
      if (path.startsWith(page)) reply.header('content-security-policy', policy);
      const isHashed = path.startsWith(hashed);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!isHashed) return;
      // Nobody asks whether a file of this name has changed, nor for a part of it.
      reply.removeHeader('last-modified');
      reply.removeHeader('accept-ranges');
    },
  });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    if (!isScreen(request)) return answerNotFound(request, reply);
    return reply.sendFile('index.html');
  });
}

/**
 * Whether somebody opens a page: neither a call of the API nor a file that is not there. Browsers say that they want a
 * document; of others, an address without a file's ending is taken for a screen.
 */
export function isScreen({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.replace(/[?#].*$/, '');
  if (/^\/+(api|assets)(\/|$)/i.test(path)) return false;
  return headers.accept?.includes('text/html') === true || !/\.\w+$/.test(path);
}
