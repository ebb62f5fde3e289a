/** What skills are called: the same on screens and in files. */

export type SkillWords = Readonly<
  Record<
    | 'direct'
    | 'small_friend'
    | 'big_friend'
    | 'family'
    | 'over_50'
    | 'under_50'
    | 'over_100'
    | 'under_100'
    | 'times'
    | 'divided',
    string
  >
>;

/** What of a skill says its name. */
interface Named {
  readonly kind:
    | 'direct'
    | 'small_friend'
    | 'big_friend'
    | 'family'
    | 'over_50'
    | 'over_100'
    | 'times'
    | 'divided';
  /** What is added or taken; of a crossing its direction; of a table its number. */
  readonly move: number;
}

const signed = (move: number) => `${move < 0 ? '−' : '+'}${Math.abs(move)}`;

/** A skill in a few letters: "+4", "×7". Moves by different techniques look alike. */
export function skillSign({ kind, move }: Named): string {
  switch (kind) {
    case 'over_50':
    case 'over_100':
      return `${kind.slice('over_'.length)} ${move > 0 ? '↑' : '↓'}`;
    case 'times':
      return `×${move}`;
    case 'divided':
      return `÷${move}`;
    default:
      return signed(move);
  }
}

/** A skill in the language of the words: "+4 (small friend)". */
export function skillName({ kind, move }: Named, words: SkillWords): string {
  switch (kind) {
    case 'over_50':
      return move > 0 ? words.over_50 : words.under_50;
    case 'over_100':
      return move > 0 ? words.over_100 : words.under_100;
    case 'times':
    case 'divided':
      return words[kind].replace('{{table}}', String(move));
    default:
      return `${signed(move)} (${words[kind]})`;
  }
}
