/** Making an account for oneself. */
import { endpoints } from '@mindhero/contract/endpoints';
import { wordsAbout } from '@mindhero/contract/guessable';
import type { FastifyInstance } from 'fastify';
import { faultsOfNewPassword } from '../../platform/auth/passwords.ts';
import { startSession } from '../../platform/auth/start-session.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { addRegistered } from './changes.ts';

/** Registration: whoever agrees to everything gets an account without a school, and is signed in. */
export function mountRegistration(app: FastifyInstance, context: Context): void {
  const { db, clock, passwords } = context;

  mount(app, endpoints.register, async ({ body: { password, ...registration }, userAgent, note }) => {
    const faults = faultsOfNewPassword(password, wordsAbout(registration));
    if (faults.length > 0) {
      throw new ApiError('invalid_request', {
        errors: faults.map((code) => ({ path: 'body.password', code })),
      });
    }
    const passwordHash = await passwords.hash(password);
    const { id, started } = await db.transaction(async (tx) => {
      const userId = await addRegistered(tx, { ...registration, passwordHash }, clock());
      const started = await startSession({ ...context, db: tx }, userId, { shared: false, userAgent });
      return { id: userId, started };
    });
    note({ event: 'signed_in', user: id, means: 'registration' });
    return { status: 201, body: started };
  });
}
