/** What stands in the fields of an answer, and the one text that is made of it. */

export interface Fields {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly numerator: string;
  readonly denominator: string;
}

export type FieldName = 'whole' | 'numerator' | 'denominator';

/** The fields there are, in the order of writing; mixed numbers have a whole part. */
export function fieldNames(allowMixed: boolean): readonly FieldName[] {
  return allowMixed ? ['whole', 'numerator', 'denominator'] : ['numerator', 'denominator'];
}

/** "−2 1/3"; a number without a denominator is whole. */
export function composed({ isNegative, whole, numerator, denominator }: Fields): string {
  const fraction = denominator === '' ? numerator : `${numerator}/${denominator}`;
  const size = [whole, fraction].filter((part) => part !== '').join(' ');
  return `${isNegative ? '−' : ''}${size}`;
}

/** The fields of an answer that was given; a number alone stands in the first one, a mixed number where it has room. */
export function decomposed(value: string, allowMixed: boolean): Fields {
  const [, minus = '', whole = '', numerator = '', denominator = ''] =
    /^([-−]?)(?:(\d*)\s+)?(\d*)(?:\/(\d*))?$/.exec(value.trim()) ?? [];
  const isNegative = minus !== '';
  if (!allowMixed && whole !== '')
    return { isNegative, whole: '', ...improper(whole, numerator, denominator) };
  const isAlone = allowMixed && whole === '' && denominator === '';
  return {
    isNegative,
    whole: isAlone ? numerator : whole,
    numerator: isAlone ? '' : numerator,
    denominator,
  };
}

/** A mixed number where there is no field for its whole part: 1 2/8 stands as 10/8. */
function improper(whole: string, numerator: string, denominator: string) {
  const size = BigInt(whole) * BigInt(denominator) + BigInt(numerator);
  return { numerator: String(size), denominator };
}

/**
 * The fields of a whole fraction that is pasted into one of them, such as "3/4" or "−2 1/3"; null if these fields do not
 * take it.
 */
export function pasted(
  text: string,
  takes: { readonly mixed: boolean; readonly minus: boolean },
): Fields | null {
  const written = text.trim().replace(/\s*\/\s*/, '/');
  if (!/^[-−]?(?:\d+\s+)?\d+\/\d+$/.test(written)) return null;
  const fields = decomposed(written, takes.mixed);
  return takes.minus || !fields.isNegative ? fields : null;
}
