/** What games are played with that need more than a seed, for times without a network: as much as came with the tickets. */
import type { Material, MaterialKind } from '@mindhero/engine/reading/material';

export interface KeptSupply {
  readonly user: number;
  /** The kind of each that came: of any other kind the library has none. */
  readonly kinds: readonly MaterialKind[];
  /** Those that were not played since they came. */
  readonly materials: readonly Material[];
  /** Those that were, the one played longest ago in front. Older versions of the app kept none of them. */
  readonly played?: readonly Material[];
}

/** Where it outlives the tab. Rejects where the browser keeps nothing. */
export interface SupplyStore {
  /** Changes what is kept, as one step that no other tab can come between. */
  change(step: (kept: KeptSupply | null) => KeptSupply | null): Promise<void>;
}

export interface Supply {
  /** Gives one of a kind that suits what is played: a new one, or else the one played longest ago; null if there is none. */
  take(user: number, kind: MaterialKind, suits?: (one: Material) => boolean): Promise<Material | null>;
  /** It was played: it is nothing new any more. Never rejects. */
  played(revision: number): Promise<void>;
  /** Keeps these in the place of all that was there. */
  fill(user: number, materials: readonly Material[]): Promise<void>;
  /** Whether at least half of each kind that came is new. */
  isEnough(user: number): Promise<boolean>;
  /** Never rejects. */
  forget(): Promise<void>;
}

/** In the order in which they are given. */
const inTurn = ({ materials, played = [] }: KeptSupply): readonly Material[] => [...materials, ...played];

function afterPlay(kept: KeptSupply, revision: number): KeptSupply {
  const isIt = (material: Material) => material.revision === revision;
  return {
    ...kept,
    materials: kept.materials.filter((material) => !isIt(material)),
    played: [...(kept.played ?? []).filter((material) => !isIt(material)), ...inTurn(kept).filter(isIt)],
  };
}

/** The materials of a device. Each is given again only after all others that suit: no game is refused for want of new ones. */
export function createSupply(store: SupplyStore): Supply {
  return {
    take: async (user, kind, suits = () => true) => {
      let taken: Material | null = null;
      await store
        .change((kept) => {
          if (kept?.user !== user) return kept;
          taken = inTurn(kept).find((material) => material.kind === kind && suits(material)) ?? null;
          return taken === null ? kept : afterPlay(kept, taken.revision);
        })
        .catch(() => (taken = null));
      return taken;
    },
    played: (revision) => store.change((kept) => kept && afterPlay(kept, revision)).catch(() => undefined),
    fill: (user, materials) =>
      store.change(() => ({ user, kinds: materials.map(({ kind }) => kind), materials, played: [] })),
    isEnough: async (user) => {
      let isEnough = false;
      await store.change((kept) => {
        isEnough =
          kept?.user === user &&
          kept.kinds.every((kind) => {
            const came = kept.kinds.filter((one) => one === kind).length;
            return kept.materials.filter((material) => material.kind === kind).length >= came / 2;
          });
        return kept;
      });
      return isEnough;
    },
    forget: () => store.change(() => null).catch(() => undefined),
  };
}
