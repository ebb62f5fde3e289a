/**
 * What tells the trainings of a group apart. What all their names begin with, up to a comma, stands above them already:
 * of "JSA, 2nd kyu" and "JSA, 1st kyu" the kyu is left.
 */
export function namesInGroup(names: readonly string[]): readonly string[] {
  const common = /^[^,]+, /.exec(names[0] ?? '')?.[0];
  const isShared = common !== undefined && names.length > 1 && names.every((name) => name.startsWith(common));
  return isShared ? names.map((name) => name.slice(common.length)) : names;
}
