/** Which material a play of some settings gets, or what is to be changed so that it gets one. */
import { type AnyGame, wishOf } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { type MaterialWish, type PoolFilter, unfilteredSettings } from '@mindhero/engine/reading/choice';
import type { Material } from '@mindhero/engine/reading/material';
import { readSettings, type SettingsIssue } from '@mindhero/engine/settings';
import type { Ask } from '../../platform/db/through.ts';
import { type Asking, blamed, findMaterial, findNext, type Found } from './pool.ts';

export type Chosen =
  | { readonly ok: true; readonly material: Material | null }
  | { readonly ok: false; readonly issues: readonly SettingsIssue[] };

/** Settings that the game has accepted need nothing, or get one. */
export async function chooseMaterial(
  ask: Ask,
  game: AnyGame,
  settings: object,
  asking: Asking,
): Promise<Chosen> {
  const wish = wishOf(game, settings);
  if (wish === null) return { ok: true, material: null };
  const found = await findMaterial(ask, wish, asking);
  if (found === null) return { ok: false, issues: [await lackOf(ask, game, settings, wish, asking)] };
  if (found.is_archived && asking.isHomework !== true)
    return { ok: false, issues: [{ path: fieldOf(game, wish), code: 'archived' }] };
  const chosen = checked(game, settings, found);
  if (chosen.ok || wish.id !== null) return chosen;
  // No filter knows whether a text has, say, sentences enough. Nobody is to be refused because of what was drawn.
  const others = await findNext(ask, wish, asking);
  return others.map((other) => checked(game, settings, other)).find(({ ok }) => ok) ?? chosen;
}

/** A revision that was chosen before, as far as it suits the settings; null if it is none of what they ask for. */
export function suiting(game: AnyGame, settings: object, found: Found | null): Chosen | null {
  const wish = wishOf(game, settings);
  if (wish === null || found === null || found.material.kind !== wish.kind) return null;
  if (wish.id !== null && wish.id !== found.material_id) return null;
  return checked(game, settings, found);
}

function checked(game: AnyGame, settings: object, { material }: Found): Chosen {
  const issues = game.checkMaterial?.(settings, material) ?? [];
  return issues.length === 0 ? { ok: true, material } : { ok: false, issues };
}

/** The field in which one is chosen by its id. */
function fieldOf(game: AnyGame, { kind }: MaterialWish): string {
  const fields = Object.entries(game.settings.fields);
  return fields.find(([, field]) => field.kind === 'material' && field.of === kind)?.[0] ?? '';
}

/** What is to be told of a wish that finds nothing. */
async function lackOf(
  ask: Ask,
  game: AnyGame,
  settings: object,
  wish: MaterialWish,
  asking: Asking,
): Promise<SettingsIssue> {
  // Whether it is somebody else's or none at all is not told.
  if (wish.kind === 'cards' || wish.id !== null) return { path: fieldOf(game, wish), code: 'not_an_option' };
  const filter = await blamed(ask, wish, asking);
  return filter === null
    ? { path: 'language', code: 'no_material_at_all' }
    : { path: filter, code: 'no_material', ...widening(game, settings, filter) };
}

/** The value of a filter that narrows nothing, where the game has it. */
function widening(game: AnyGame, settings: object, filter: PoolFilter): Pick<SettingsIssue, 'suggestion'> {
  const suggestion = unfilteredSettings[filter];
  return readSettings(game, { ...settings, [filter]: suggestion }).ok ? { suggestion } : {};
}

/** In homework all have the same seed, and each is to get an own one of those that suit equally well. */
export const seedOfReader = (seed: number, reader: number): number =>
  streams(seed)(`material for ${reader}`).integer(0, MAX_SEED);
