/** Serves the built web app: hashed files for ever, `index.html` for the address of every screen. */
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from './errors.ts';

/** @param webDir absolute path of the folder with `index.html` */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const hashed = join(webDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: webDir,
    // The build leaves .br and .gz beside each file.
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    if (!isScreen(request.method, request.url)) return answerNotFound(request, reply);
    return reply.sendFile('index.html');
  });
}

/** Whether somebody opens a page: neither a call of the API nor a file that is not there. */
function isScreen(method: string, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.replace(/[?#].*$/, '');
  return !/^\/api(\/|$)/i.test(path) && !/\.\w+$/.test(path);
}
