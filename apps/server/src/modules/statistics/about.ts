/** What is told about one school or one group. */

interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * What is told about a thing, which stands beside it under `kind`.
 * @param found null if there is none, of which nothing is told
 */
export async function about<Kind extends 'school' | 'group', Of extends Named, Found extends object>(
  kind: Kind,
  found: Of | null,
  nothing: Found,
  find: (of: Of) => Promise<Found>,
): Promise<Found & Readonly<Record<Kind, Named | null>>> {
  const named = found && { id: found.id, name: found.name };
  const of = { [kind]: named } as Record<Kind, Named | null>;
  return { ...(found === null ? nothing : await find(found)), ...of };
}

/** What a file is part of. */
export const fileAbout = <Kind extends 'school' | 'group'>(kind: Kind, of: Named | null) => ({
  subject: kind,
  ...(of !== null && { of }),
});
