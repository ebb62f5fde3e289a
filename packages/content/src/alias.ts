/** Made-up names for pupils who are not known to each other: a being, and where it comes from. */

export interface AliasWords {
  readonly who: readonly string[];
  readonly whence: readonly string[];
}

/** What a number is called in the language of the words; each number of the contract's has a name of its own. */
export function aliasName(alias: number, { who, whence }: AliasWords): string {
  return `${who[alias % who.length] ?? ''} ${whence[Math.floor(alias / who.length) % whence.length] ?? ''}`;
}
