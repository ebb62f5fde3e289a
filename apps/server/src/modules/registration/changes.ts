/** What a registration leaves in the database. */
import { agreements } from '@mindhero/contract/agreement';
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { register } from '@mindhero/contract/registration';
import { record } from '../../entities/audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { consents, users } from '../../platform/db/schema/index.ts';
import { takenBy } from '../../platform/db/taken.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { firstPermissions } from './rules.ts';

type Registration = Omit<ParsedRequestOf<typeof register>['body'], 'password'> & {
  readonly password_hash: string;
};

/**
 * The id of the new person, whose consents are stored and whose registration is recorded with the account.
 * @param tx a transaction, so that there is nobody without consents
 * @throws ApiError 422 if the username or the e-mail address is somebody's already
 */
export async function addRegistered(tx: Database, registration: Registration, now: Date): Promise<number> {
  const { role, language, consents: given } = registration;
  const userId = await insertPerson(tx, registration, now);
  await tx.insert(consents).values(
    agreements.map((agreement) => ({
      user_id: userId,
      agreement,
      version: given[agreement],
      language,
      given_at: now,
    })),
  );
  const entry = { action: 'registered', subject: 'person', subject_id: userId, school_id: null } as const;
  await record(tx, { actor: null, now }, { ...entry, details: { role } });
  return userId;
}

async function insertPerson(tx: Database, registration: Registration, now: Date): Promise<number> {
  const { role, username, first_name, last_name, email, language, password_hash } = registration;
  try {
    const [made] = await tx
      .insert(users)
      .values({
        role,
        username,
        first_name,
        last_name,
        email,
        language,
        password_hash,
        registered_at: now,
        ...firstPermissions[role],
      })
      .returning({ id: users.id });
    if (made === undefined) throw new Error('nothing was inserted');
    return made.id;
  } catch (error) {
    const index = takenBy(error);
    if (index === null) throw error;
    return refuseField(index === 'users_email_key' ? 'body.email' : 'body.username', 'taken');
  }
}
