/** The own second factor: looking, adding, new recovery codes, turning off; and taking it from who has lost it. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { expectCode, expectPassword } from '../../platform/auth/expect-secrets.ts';
import { managedPeople } from '../../platform/auth/scope.ts';
import { secondFactorOf } from '../../platform/auth/secrets.ts';
import type { Context } from '../../platform/context.ts';
import { mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { begin, confirm, lockOwner, remove, renewCodes, resetOf } from './changes.ts';
import { secondFactorOfUser } from './queries.ts';

/** The endpoints of the second factor. Both secrets are guarded against guessing, each by its own count. */
export function mountSecondFactor(app: FastifyInstance, context: Context): void {
  const { clock, db, secondFactors, throttle, installation } = context;
  const isRequired = ({ role }: { readonly role: 'STUDENT' | 'TEACHER' | 'DIRECTOR' | 'ADMIN' }) =>
    installation.secondFactorRoles.includes(role);

  mount(app, endpoints.getSecondFactor, async ({ actor }) => ({
    status: 200,
    body: { ...(await secondFactorOfUser(db, actor.id)), is_required: isRequired(actor) },
  }));

  mountChange(app, endpoints.beginSecondFactor, async (call) => {
    const { actor, body } = call;
    await expectPassword(context, call, body.current_password);
    const { encrypted, ...told } = secondFactors.drawSecret(actor.id, actor.account.username);
    return call.once(async (tx) => {
      await begin(tx, actor.id, encrypted, clock());
      return { status: 201, body: told };
    });
  });

  mountChange(app, endpoints.confirmSecondFactor, async (call) => {
    const { actor, body, address, note } = call;
    const drawn = await secondFactors.drawRecoveryCodes();
    const answer = await call.once(async (tx) => {
      await lockOwner(tx, actor.id);
      const confirmed = await throttle.guard({ account: secondFactorOf(actor.id), address }, () =>
        confirm(tx, context, { actor, now: clock() }, { code: body.code, drawn }),
      );
      if (confirmed === null) {
        note({ event: 'second_factor_failed', user: actor.id });
        throw new ApiError('code_incorrect');
      }
      return { status: 200, body: { recovery_codes: [...drawn.codes] } };
    });
    note({ event: 'second_factor_added', user: actor.id });
    return answer;
  });

  mountChange(app, endpoints.renewRecoveryCodes, async (call) => {
    const { actor, body } = call;
    await expectPassword(context, call, body.current_password);
    const drawn = await secondFactors.drawRecoveryCodes();
    const answer = await call.once(async (tx) => {
      await lockOwner(tx, actor.id);
      await expectCode(tx, context, call, body.code);
      await renewCodes(tx, actor.id, drawn);
      return { status: 200, body: { recovery_codes: [...drawn.codes] } };
    });
    call.note({ event: 'recovery_codes_renewed', user: actor.id });
    return answer;
  });

  mountChange(app, endpoints.removeSecondFactor, async (call) => {
    const { actor, body } = call;
    if (isRequired(actor)) throw new ApiError('conflict');
    await expectPassword(context, call, body.current_password);
    const answer = await call.once(async (tx) => {
      await lockOwner(tx, actor.id);
      await expectCode(tx, context, call, body.code);
      await remove(tx, { actor, now: clock() });
      return { status: 204, body: null };
    });
    call.note({ event: 'second_factor_removed', user: actor.id });
    return answer;
  });

  mountChange(app, endpoints.resetSecondFactor, async (call) => {
    const { actor, scope, params } = call;
    const answer = await call.once(async (tx) => {
      await resetOf(tx, { actor, now: clock(), managed: managedPeople(actor, scope) }, params.id);
      return { status: 204, body: null };
    });
    call.note({ event: 'second_factor_reset', user: params.id });
    return answer;
  });
}
