/** Making an account for oneself. */
import { endpoints } from '@mindhero/contract/endpoints';
import { wordsAbout } from '@mindhero/contract/guessable';
import type { FastifyInstance } from 'fastify';
import { faultsOfNewPassword } from '../../platform/auth/passwords.ts';
import { startSession } from '../../platform/auth/start-session.ts';
import type { Context } from '../../platform/context.ts';
import { mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { addRegistered } from './changes.ts';

/** Registration: a person who agrees to everything gets an account without a school, and is signed in. */
export function mountRegistration(app: FastifyInstance, context: Context): void {
  const { clock, passwords } = context;

  mountChange(app, endpoints.register, async ({ body, userAgent, note, once }) => {
    const { password, ...registration } = body;
    const faults = faultsOfNewPassword(password, wordsAbout(registration));
    if (faults.length > 0) {
      throw new ApiError('invalid_request', {
        errors: faults.map((code) => ({ path: 'body.password', code })),
      });
    }
    const passwordHash = await passwords.hash(password);
    let id = 0;
    const answer = await once(async (tx) => {
      id = await addRegistered(tx, { ...registration, password_hash: passwordHash }, clock());
      const tokens = await startSession({ ...context, db: tx }, id, { shared: false, userAgent });
      return { status: 201, body: tokens };
    });
    note({ event: 'signed_in', user: id, means: 'registration' });
    return answer;
  });
}
