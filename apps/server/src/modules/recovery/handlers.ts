/** Getting back into an account by a link. */
import { endpoints } from '@mindhero/contract/endpoints';
import { wordsAbout } from '@mindhero/contract/guessable';
import type { FastifyInstance } from 'fastify';
import { faultsOfNewPassword } from '../../platform/auth/passwords.ts';
import { managedPeople } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { addLink, recoverBy, whoseLink } from './changes.ts';

/** The endpoints by which a link is made and used. */
export function mountRecovery(app: FastifyInstance, context: Context): void {
  const { clock, db, passwords, random } = context;

  mountChange(app, endpoints.makeRecoveryLink, async (call) => {
    const { actor, scope, params } = call;
    const token = random.token();
    const answer = await call.once(async (tx) => {
      const doing = { actor, now: clock(), managed: managedPeople(actor, scope) };
      const expiresAt = await addLink(tx, doing, params.id, token);
      return { status: 201, body: { token, expires_at: expiresAt.toISOString() } };
    });
    call.note({ event: 'recovery_link_made', user: params.id });
    return answer;
  });

  mountChange(app, endpoints.recover, async ({ body, note, once }) => {
    const { token, new_password: password } = body;
    const owner = await whoseLink(db, token, clock());
    // Nothing slows this down beside the usual rate: 128 bits are not guessed.
    if (owner === undefined) {
      note({ event: 'recovery_failed' });
      throw new ApiError('link_invalid');
    }
    const { id, username } = owner;
    const faults = faultsOfNewPassword(password, wordsAbout(owner));
    if (faults.length > 0) {
      throw new ApiError('invalid_request', {
        errors: faults.map((code) => ({ path: 'body.new_password', code })),
      });
    }
    const passwordHash = await passwords.hash(password);
    const answer = await once(async (tx) => {
      await recoverBy(tx, clock(), token, { id, passwordHash });
      return { status: 200, body: { username } };
    });
    note({ event: 'recovered', user: id });
    return answer;
  });
}
