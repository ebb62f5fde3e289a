import type { Preset } from '@mindhero/engine/settings';

/**
 * What tells the trainings of a group apart. What all their names begin with, up to a comma, stands above them already:
 * of "JSA, 2nd kyu" and "JSA, 1st kyu" the kyu is left.
 */
export function namesInGroup(names: readonly string[]): readonly string[] {
  const common = /^[^,]+, /.exec(names[0] ?? '')?.[0];
  const isShared = common !== undefined && names.length > 1 && names.every((name) => name.startsWith(common));
  return isShared ? names.map((name) => begun(name.slice(common.length))) : names;
}

/** What stood in the middle of a name begins one now. */
const begun = (name: string) => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * What each training is called below the name of its group, by ids. All of them are to be given: what is folded away
 * does not change how the others are called. Those without a group have nothing above them that would say half of it.
 */
export function shortNames(
  presets: readonly Pick<Preset<object>, 'id' | 'group'>[],
  nameOf: (id: string) => string,
): ReadonlyMap<string, string> {
  const groups = Map.groupBy(presets, ({ group }) => group);
  return new Map(
    [...groups].flatMap(([group, ofGroup]) => {
      const names = ofGroup.map(({ id }) => nameOf(id));
      const called = group === undefined ? names : namesInGroup(names);
      return ofGroup.map(({ id }, index) => [id, called[index] ?? id] as const);
    }),
  );
}
