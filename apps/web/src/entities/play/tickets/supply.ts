/** What games are played with that need more than a seed, for times without a network: as much as came with the tickets. */
import type { Material, MaterialKind } from '@mindhero/engine/reading/material';

export interface KeptSupply {
  readonly user: number;
  /** Those that came: of any other kind the library has none. */
  readonly kinds: readonly MaterialKind[];
  readonly materials: readonly Material[];
}

/** Where it outlives the tab. Rejects where the browser keeps nothing. */
export interface SupplyStore {
  /** Changes what is kept, as one step that no other tab can come between. */
  change(step: (kept: KeptSupply | null) => KeptSupply | null): Promise<void>;
}

export interface Supply {
  /** Takes one of a kind out that suits what is played; null if there is none. */
  take(user: number, kind: MaterialKind, suits?: (one: Material) => boolean): Promise<Material | null>;
  /** It was played: it is nothing new any more. Never rejects. */
  drop(revision: number): Promise<void>;
  /** Keeps these in the place of all that was there. */
  fill(user: number, materials: readonly Material[]): Promise<void>;
  /** Whether there is something of each kind that came. */
  isEnough(user: number): Promise<boolean>;
  /** Never rejects. */
  forget(): Promise<void>;
}

const without = (kept: KeptSupply, revision: number | undefined): KeptSupply => ({
  ...kept,
  materials: kept.materials.filter((material) => material.revision !== revision),
});

/** The materials of a device, each given out once. */
export function createSupply(store: SupplyStore): Supply {
  return {
    take: async (user, kind, suits = () => true) => {
      let taken: Material | null = null;
      await store
        .change((kept) => {
          if (kept?.user !== user) return kept;
          taken = kept.materials.find((material) => material.kind === kind && suits(material)) ?? null;
          return without(kept, taken?.revision);
        })
        .catch(() => (taken = null));
      return taken;
    },
    drop: (revision) => store.change((kept) => kept && without(kept, revision)).catch(() => undefined),
    fill: (user, materials) =>
      store.change(() => ({ user, kinds: materials.map(({ kind }) => kind), materials })),
    isEnough: async (user) => {
      let isEnough = false;
      await store.change((kept) => {
        isEnough =
          kept?.user === user &&
          kept.kinds.every((kind) => kept.materials.some((material) => material.kind === kind));
        return kept;
      });
      return isEnough;
    },
    forget: () => store.change(() => null).catch(() => undefined),
  };
}
