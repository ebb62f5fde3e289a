import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/security-headers.ts';
import { openApi } from './openapi.ts';
import { docsPage } from './page.ts';

/** The contract for machines and for people. Both are made once, when the server starts. */
export function documentApi(app: FastifyInstance): void {
  const document = openApi();
  const json = JSON.stringify(document);
  const page = docsPage(document);
  const policy = pagePolicy([], page);
  const asked = { exposeHeadRoute: true };
  app.get('/api/openapi.json', asked, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  app.get('/api/docs/', asked, (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
}
