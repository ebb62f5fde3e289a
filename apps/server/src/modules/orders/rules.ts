/** Who may buy what. Pure. */
import type { FieldError } from '@mindhero/contract/errors';
import type { Buying } from '@mindhero/contract/plans/order';
import type { WishedItem } from '@mindhero/contract/plans/price';
import type { Role } from '@mindhero/contract/role';

type Offer = Pick<Buying, 'plan_types' | 'is_for_oneself'>;

/** By role; administrators grant instead. */
export const offers: Readonly<Record<Role, Offer>> = {
  STUDENT: { plan_types: ['student'], is_for_oneself: true },
  TEACHER: { plan_types: ['student', 'teacher'], is_for_oneself: false },
  DIRECTOR: { plan_types: ['student', 'teacher', 'director'], is_for_oneself: false },
  ADMIN: { plan_types: [], is_for_oneself: false },
};

/** What is wrong with a wish that the contract takes; nothing if it may be bought. */
export function faultsOfWish(
  { plan_types, is_for_oneself }: Offer,
  items: readonly WishedItem[],
): FieldError[] {
  return items.flatMap(({ plan_type, plans }, index): FieldError[] => {
    const path = `body.items.${index}`;
    if (!plan_types.includes(plan_type)) return [{ path: `${path}.plan_type`, code: 'not_an_option' }];
    // A person has one plan of a type.
    if (is_for_oneself && plans !== 1)
      return [{ path: `${path}.plans`, code: 'too_big', params: { max: 1 }, suggestion: 1 }];
    return [];
  });
}
