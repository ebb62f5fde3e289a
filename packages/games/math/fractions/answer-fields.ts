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

/** The fields of an answer that was given; a number alone stands in the first one. */
export function decomposed(value: string, allowMixed: boolean): Fields {
  const [, minus = '', whole = '', numerator = '', denominator = ''] =
    /^([-−]?)(?:(\d*)\s+)?(\d*)(?:\/(\d*))?$/.exec(value.trim()) ?? [];
  const isAlone = allowMixed && whole === '' && denominator === '';
  return {
    isNegative: minus !== '',
    whole: isAlone ? numerator : whole,
    numerator: isAlone ? '' : numerator,
    denominator,
  };
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
  const isTaken = (takes.mixed || fields.whole === '') && (takes.minus || !fields.isNegative);
  return isTaken ? fields : null;
}
