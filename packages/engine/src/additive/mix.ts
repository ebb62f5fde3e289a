/** Which settings are "my mix", and the snapshot of abilities in them. Apart from the fields, for who draws no form. */

/** Games that ask for something else than sums, too, say by their mode which it is. */
export function isMix(settings: object): boolean {
  const { module, mode } = settings as { readonly module?: unknown; readonly mode?: unknown };
  return module === 'mix' && (mode === undefined || mode === 'numbers' || mode === 'solve');
}

/**
 * Settings with another snapshot: a mix is played with that one, all else without any, so that it is a training as
 * everybody plays it. Settings of games that mix nothing stay as they are.
 */
export function withSnapshot<Settings extends object>(
  settings: Settings,
  snapshot: readonly number[],
): Settings {
  if (!('abilities' in settings)) return settings;
  return { ...settings, abilities: isMix(settings) ? [...snapshot] : [] };
}
