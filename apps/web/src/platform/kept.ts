/** Answers that are kept on the device, so that the app opens without a network. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import { addressOf, type Arguments, call, isUnreachable, session } from './client.ts';
import type { keptEndpoints } from './kept-endpoints.ts';

declare global {
  interface ImportMetaEnv {
    /** Put there by the build: another for every change of what these endpoints answer. */
    readonly SHAPES_OF_KEPT?: string;
  }
}

/** What the app opens with. */
type Kept = (typeof keptEndpoints)[number];

const PREFIX = 'kept ';

/** As far as an answer's name goes. */
interface Addressed {
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * Calls the endpoint and keeps its answer; when the server cannot be reached, gives what was kept for the same person.
 * @throws as `call` does, where nothing is kept
 */
export async function callOrKept<E extends Kept>(
  endpoint: E,
  ...request: Arguments<E>
): Promise<ResponseOf<E>> {
  const name = nameOf(endpoint, request[0] as Addressed | undefined);
  const user = session.user();
  try {
    const answer = await call(endpoint, ...request);
    // Somebody else may have signed in meanwhile, in another tab.
    if (user !== null && session.user() === user) keep(name, { user, answer });
    return answer;
  } catch (error) {
    // What the server refuses now, it would not have kept.
    if (!isUnreachable(error)) localStorage.removeItem(name);
    const kept = user === null ? undefined : read(name, user);
    if (kept === undefined) throw error;
    return kept as ResponseOf<E>;
  }
}

/** What the device keeps of an answer for its person, without a call; undefined where that is nothing. */
export function keptAnswer<E extends Kept>(endpoint: E, ...request: Arguments<E>): ResponseOf<E> | undefined {
  const user = session.user();
  return user === null
    ? undefined
    : (read(nameOf(endpoint, request[0] as Addressed | undefined), user) as ResponseOf<E> | undefined);
}

const nameOf = (endpoint: Kept, request: Addressed | undefined) =>
  `${PREFIX}${addressOf(endpoint.path, request?.params)}`;

/** Forgets all of it: a person who sits down next must not see it. */
export function forgetKept(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  }
}

function keep(name: string, kept: { readonly user: number; readonly answer: unknown }): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...kept, shapes: import.meta.env.SHAPES_OF_KEPT }));
  } catch {
    // A full disk: without a network this screen will not open.
  }
}

/** What was kept for this person, unless another version of the app kept it in another shape. */
function read(name: string, user: number): unknown {
  const text = localStorage.getItem(name);
  if (text === null) return undefined;
  const kept = JSON.parse(text) as { user?: unknown; shapes?: unknown; answer?: unknown };
  return kept.user === user && kept.shapes === import.meta.env.SHAPES_OF_KEPT ? kept.answer : undefined;
}
