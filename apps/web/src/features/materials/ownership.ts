/** Whose a material is, and what follows from it. */
import type { User } from '@mindhero/contract/user';
import { isAdmin } from '../../entities/person/permissions.ts';

export interface Owned {
  /** Of the library; images never are. */
  readonly is_official?: boolean;
  /** Null for the library's, and for what an erased person has left. */
  readonly owner: { readonly id: number; readonly name: string } | null;
}

export type Ownership = 'official' | 'mine' | 'shared';

export function ownershipOf({ is_official = false, owner }: Owned, me: Pick<User, 'id'>): Ownership {
  if (is_official) return 'official';
  return owner?.id === me.id ? 'mine' : 'shared';
}

/** Nobody but the owner changes a material; administrators look after the library. */
export function mayChange(material: Owned, me: Pick<User, 'id' | 'role' | 'management'>): boolean {
  const ownership = ownershipOf(material, me);
  return ownership === 'mine' || (ownership === 'official' && isAdmin(me));
}
