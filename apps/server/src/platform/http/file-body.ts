/** Bodies that are the bytes of a file. Fastify refuses a declared length beyond the limit before it reads anything. */
import { anyType, type Upload } from '@mindhero/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { refuseField } from './refuse-field.ts';

const ANY_BYTES = 'application/octet-stream';

/** Mounts a route that takes files of these types and nothing else; no other route takes them. */
export function takeFiles(app: FastifyInstance, { types }: Upload, route: RouteOptions): void {
  // Parsers belong to the instance, so such a route has one of its own.
  app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    // What somebody calls it who cannot be asked to say it right is not looked at.
    if (types.includes(anyType))
      own.addHook('onRequest', ({ headers }, _reply, called) => {
        headers['content-type'] = ANY_BYTES;
        called();
      });
    own.addContentTypeParser(
      types.includes(anyType) ? ANY_BYTES : [...types],
      { parseAs: 'buffer' },
      (_request, body, parsed) => parsed(null, body),
    );
    own.route(route);
    done();
  });
}

/** The bytes that came. @throws ApiError 422 without any */
export function fileOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array && body.length > 0 ? body : refuseField('body', 'required');
}
