/** Two of one name are allowed, but nobody makes the second by mistake: the person who does is asked. */
import type { Namesake } from '@mindhero/contract/namesake';
import { ApiError } from '../platform/http/problem.ts';

/** For a person who has not said that the name is meant. @throws ApiError 409 naming them, if there are any */
export function askAbout(namesakes: readonly Namesake[]): void {
  if (namesakes.length > 0) throw new ApiError('namesakes', { namesakes });
}
