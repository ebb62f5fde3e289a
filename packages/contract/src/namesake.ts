/** Names that a person who reads them takes for the same, and what is asked before a second one comes about. */
import * as z from 'zod/mini';

/** All that keyboards and word processors put for an apostrophe: Ukrainian names are full of them. */
const apostrophes = /['’ʼ‘`´＇]/gu;

/**
 * A name as it is compared: capitals, gaps, invisible signs, the kind of apostrophe or dash, and the ways to write one
 * letter in Unicode do not matter.
 */
export function foldedName(name: string): string {
  return (
    name
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll(apostrophes, "'")
      .normalize('NFKC')
      // There and back: ß and SS are one.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKC')
      .replaceAll(/\p{Dash_Punctuation}/gu, '-')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  );
}

/** Whether two names are the same to the person who reads them. */
export function isSameName(one: string, other: string): boolean {
  return foldedName(one) === foldedName(other);
}

/** Who or what is called like something that is about to get its name. */
export const namesake = z.object({
  /** `list`: another line of what was sent. */
  kind: z.enum(['person', 'group', 'school', 'list']),
  name: z.string(),
  /** The group that a person is in, where groups were asked for. */
  place: z.nullable(z.string()),
  /** What tells it apart: a person’s username, the name of a group’s teacher. */
  detail: z.nullable(z.string()),
});
export type Namesake = z.infer<typeof namesake>;

/** In a body: the name is meant, whoever has it already. Otherwise the answer is 409 `namesakes`, which names them. */
export const namesakeMeant = z._default(z.boolean(), false);
