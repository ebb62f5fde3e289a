/** What anybody may know about this installation. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';

/** The endpoint that the documents ask, open to everybody. */
export function mountInstallation(app: FastifyInstance, { installation }: Context): void {
  const { operator } = installation;
  mount(app, endpoints.getInstallation, () => ({ status: 200, body: { operator } }));
}
