/**
 * An endpoint as one value. The server mounts handlers against it; the client, the OpenAPI document and the
 * exhaustive permission test are derived from it.
 */
import type * as z from 'zod/mini';
import type { Permission } from './permission.ts';
import type { Role } from './role.ts';

/** Whose objects a role reaches with an endpoint; the server's queries put the scope into their WHERE clause. */
export type Scope =
  /** The actor's own account and what belongs to it. */
  | 'self'
  /** A teacher's students: those of the teacher's groups and those the teacher made. */
  | 'own_students'
  /** Everybody and everything of the actor's school. */
  | 'own_school'
  | 'all';

/** `public`: nobody needs to be signed in. A role that is left out is refused with 403. */
export type Access = 'public' | Readonly<Partial<Record<Role, Scope>>>;

/** At most `max` requests in `seconds`, counted per signed-in person, or per address where nobody is signed in. */
export interface Rate {
  readonly max: number;
  readonly seconds: number;
  /** What counts, where not every request does: a whole school sits behind one address, and all of it signs in at eight. */
  readonly counts?: 'failures';
}

/** Stands for every media type, and for none at all. */
export const anyType = '*/*';

/** A body that is the bytes of one file instead of JSON. */
export interface Upload {
  /** Media types that may be declared; `anyType` for all, and for none at all. What the bytes really are is for the handler to find out. */
  readonly types: readonly [string, ...string[]];
  readonly maxBytes: number;
}

/** A file as a caller gives it, with its media type; browsers call it Blob. */
export interface FileContent {
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** An answer that is a file instead of JSON, of one of these media types. */
export interface FileAnswer {
  readonly file: readonly [string, ...string[]];
}

/** A file as a caller gets it, with the name to store it under; browsers call it File. */
export interface NamedFile extends FileContent {
  readonly name: string;
}

/** Why a request that is no GET takes no idempotency key: sending it again does no harm. */
export type Unkeyed =
  /** It stores nothing, except that data were handed out, which is so each time. */
  | 'changes_nothing'
  /** The device draws the id of what is made, and a caller who asks again finds it made. */
  | 'id_of_client'
  /** It begins, extends or ends a session: a second one is over soon, and what is over stays over. */
  | 'session'
  /** Who sends it draws no keys; the same bytes are the same thing. */
  | 'known_by_bytes';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Ends in a slash; parameters as `{name}`. */
  readonly path: `/api/${string}/`;
  readonly summary: string;
  readonly access: Access;
  /** What a person needs beside the role; a person who lacks it is refused with 403. */
  readonly permission?: Permission;
  /** Roles that need no permission: what they do here is for themselves alone. */
  readonly exempt?: readonly Role[];
  readonly rate: Rate;
  /** Also for a person who has yet to replace a password that somebody else has given. */
  readonly withFirstPassword?: true;
  /** Also for a person who has yet to add the second factor that this installation asks of the role. */
  readonly withoutSecondFactor?: true;
  /** Every other change takes the header `Idempotency-Key`, under which it happens only once. */
  readonly unkeyed?: Unkeyed;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Largest body in bytes; 16 KiB where nothing is said. */
  readonly bodyLimit?: number;
  /** The body is a file; then there is no `body`. */
  readonly upload?: Upload;
  /** Every answer by its status. Problem documents need not be listed: each endpoint may answer with them. */
  readonly responses: Readonly<Record<number, z.ZodMiniType | FileAnswer>>;
}

/** Types an endpoint literally. */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

/** Whether requests to an endpoint are changes that take an idempotency key. */
export function takesKey({ method, unkeyed }: Endpoint): boolean {
  return method !== 'GET' && unkeyed === undefined;
}

/** The same, known to the compiler. */
export type TakesKey<E extends Endpoint> = E extends { method: 'GET' } | { unkeyed: Unkeyed } ? false : true;

/** What a caller must give: params, query and body or file, as far as the endpoint has them. */
export type RequestOf<E extends Endpoint> = (E extends { params: infer P extends z.ZodMiniType }
  ? { readonly params: z.input<P> }
  : unknown) &
  (E extends { query: infer Q extends z.ZodMiniType } ? { readonly query?: z.input<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodMiniType } ? { readonly body: z.input<B> } : unknown) &
  (E extends { upload: Upload } ? { readonly body: FileContent } : unknown);

/** What a handler receives: the same after parsing. */
export type ParsedRequestOf<E extends Endpoint> = (E extends { params: infer P extends z.ZodMiniType }
  ? { readonly params: z.output<P> }
  : unknown) &
  (E extends { query: infer Q extends z.ZodMiniType } ? { readonly query: z.output<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodMiniType } ? { readonly body: z.output<B> } : unknown) &
  (E extends { upload: Upload } ? { readonly body: Uint8Array } : unknown);

/** The body of a successful answer. */
export type ResponseOf<E extends Endpoint> = {
  [Status in keyof E['responses']]: Status extends 200 | 201 | 204
    ? E['responses'][Status] extends z.ZodMiniType
      ? z.output<E['responses'][Status]>
      : E['responses'][Status] extends FileAnswer
        ? NamedFile
        : never
    : never;
}[keyof E['responses']];
