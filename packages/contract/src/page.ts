/** Lists: how they are asked for and how they answer. */
import * as z from 'zod/mini';

/** A database identity: a positive 32-bit whole number. In paths and queries it arrives as text. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
export const idParam = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** Which page of a list. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  page_size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
};

/** Query fields that every list takes. `ordering` names a column; a leading minus reverses it. */
export function listQuery<const Column extends string>(
  columns: readonly Column[],
  first: NoInfer<Ordering<Column>>,
) {
  const orderings = columns.flatMap((column): Ordering<Column>[] => [column, `-${column}`]);
  const ordering: z.ZodMiniType<Ordering<Column>, Ordering<Column>> = z.enum(orderings);
  return {
    ...pageQuery,
    ordering: z._default(ordering, () => first as z.core.util.NoUndefined<Ordering<Column>>),
  };
}

/** A column, or a minus and a column. */
export type Ordering<Column extends string> = Column | `-${Column}`;

/** Free text to look for. */
export const search = z._default(z.string().check(z.trim(), z.maxLength(100)), '');

/**
 * Where a list ends that nothing bounds: everybody's, without a school, a group or a person that it is asked for.
 * Nobody turns a thousand rows over, and counting a hundred thousand costs more than showing any of them.
 */
export const LONGEST_LIST = 1000;

/** One page of a list; `count` is that of the whole list, or of as much of it as there is to turn over. */
export function page<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    count: z.int(),
    /**
     * The list goes on beyond what was counted: whoever looks for somebody there has to narrow it. It is in the order of
     * names where the order that was asked for is by a figure, which no index holds.
     */
    more: z.optional(z.boolean()),
    results: z.array(item),
  });
}
