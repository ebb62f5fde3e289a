/** The pupil whom a call is about. */
import { visibleStudents } from '../../platform/auth/scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { findPupil, type Pupil } from './pupil/pupil.ts';

export type PupilCall = Caller & { readonly params: { readonly id: number } };

/** Whom the path names. @throws ApiError 404 for one whom the caller may not see */
export async function calledPupil(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { actor, scope, params }: PupilCall,
): Promise<Pupil> {
  return there(await findPupil(db, visibleStudents(actor, scope), params.id, clock()));
}

/** What was found. @throws ApiError 404 if nothing was */
export function there<Found>(found: Found | null): Found {
  if (found === null) throw new ApiError('not_found');
  return found;
}

/** What a file about a pupil is part of. */
export const fileAboutPupil = ({ id, name }: Pupil) => ({ subject: 'person' as const, of: { id, name } });
