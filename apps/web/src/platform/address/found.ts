/** Pages of one thing, which an address names by its id. */
import { redirect } from '@tanstack/react-router';
import { ApiError } from '../client.ts';
import { id } from './parts.ts';

const notFound = () => redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });

/** The id that a path names. @throws a redirect to "not found" for what is none */
export function idIn(param: string): number {
  const found = id(param);
  if (found === undefined) throw notFound();
  return found;
}

/** What is asked for. @throws a redirect to "not found" where the server knows nothing of the kind */
export async function found<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
}
