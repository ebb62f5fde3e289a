/** Names and ways to be reached, as their owner changes them. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { changeDetails } from '@mindhero/contract/user';
import { eq, sql } from 'drizzle-orm';
import { type ActionContext, record } from '../../entities/audit.ts';
import type { Account, Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/index.ts';
import { takenBy } from '../../platform/db/taken.ts';
import { expectVersion } from '../../platform/db/version.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { mayRename } from './user.ts';

interface Doing extends ActionContext {
  readonly actor: Actor;
}

type Changes = Omit<ParsedRequestOf<typeof changeDetails>['body'], 'current_password'>;
type Details = Pick<Account, 'first_name' | 'last_name' | 'email' | 'phone_number' | 'version'>;

/**
 * What is stored afterwards.
 * @throws ApiError 403 where somebody else says what the person is called, 409 after somebody else's change, 422 for an
 * e-mail address that is taken
 */
export async function storeDetails(db: Database, doing: Doing, body: Changes): Promise<Details> {
  const { version, ...changes } = body;
  const isName = changes.first_name !== undefined || changes.last_name !== undefined;
  if (isName && !mayRename(doing.actor.account)) throw new ApiError('forbidden');
  try {
    return await db.transaction((tx) => store(tx, doing, version, changes));
  } catch (error) {
    if (takenBy(error) === 'users_email_key') refuseField('body.email', 'taken');
    throw error;
  }
}

async function store(
  tx: Database,
  doing: Doing,
  version: number,
  changes: Omit<Changes, 'version'>,
): Promise<Details> {
  const { id, school_id } = doing.actor;
  const [stored] = await tx
    .select({ version: users.version })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (stored === undefined) throw new ApiError('not_authenticated');
  expectVersion(stored, version);
  const [after] = await tx
    .update(users)
    .set({
      first_name: changes.first_name,
      last_name: changes.last_name,
      email: changes.email,
      phone_number: changes.phone_number,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id))
    .returning({
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      phone_number: users.phone_number,
      version: users.version,
    });
  if (after === undefined) throw new Error('the locked row is gone');
  const details = { fields: Object.keys(changes) };
  await record(tx, doing, { action: 'changed', subject: 'person', subject_id: id, school_id, details });
  return after;
}
