/** Rules for texts in several languages: the same keys, the same placeholders, the plural forms of each language. */

/** A namespace's texts of one language, keys joined by dots. */
export type Texts = ReadonlyMap<string, string>;

const plural = /^(.+)_(zero|one|two|few|many|other)$/;

/** Flattens nested texts. Values that are not texts are reported as such by `faults`. */
export function flatten(tree: unknown, path = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]]);
  if (typeof tree !== 'object' || tree === null) return new Map([[path, '']]);
  return new Map(
    Object.entries(tree).flatMap(([key, value]) => [...flatten(value, path === '' ? key : `${path}.${key}`)]),
  );
}

/** What is wrong with a namespace's texts, one line each; `languages` maps a language tag to its texts. */
export function faults(languages: ReadonlyMap<string, Texts>): string[] {
  const plurals = new Set([...languages.values()].flatMap((texts) => pluralBases(texts)));
  const keys = new Set(
    [...languages.values()].flatMap((texts) => [...texts.keys()].map((key) => base(key, plurals))),
  );
  return [...languages].flatMap(([language, texts]) => {
    const expected = [...keys].flatMap((key) =>
      plurals.has(key) ? categories(language).map((category) => `${key}_${category}`) : [key],
    );
    return [
      ...expected.filter((key) => !texts.has(key)).map((key) => `${language}: ${key} is missing`),
      ...[...texts.keys()]
        .filter((key) => !expected.includes(key))
        .map((key) => `${language}: ${key} is no form of this language`),
      ...[...texts]
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${language}: ${key} has no text`),
      ...placeholderFaults(language, texts, languages, plurals),
    ];
  });
}

/** Keys that no source mentions. `sources` are the texts of the files that may use them. */
export function unused(keys: Iterable<string>, sources: readonly string[]): string[] {
  const mentioned = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    for (const [, quoted] of source.matchAll(/(?<!\w)['"]([\w.:-]+)['"]/g))
      mentioned.add(withoutNamespace(quoted ?? ''));
    for (const [, template] of source.matchAll(/`([\w.:-]+\$\{[^`]*)`/g))
      patterns.add(withoutNamespace(template ?? ''));
  }
  const matchers = [...patterns].map(matcher);
  return [...keys].filter((key) => {
    const name = key.replace(plural, '$1');
    return (
      !mentioned.has(key) &&
      !mentioned.has(name) &&
      !groups(key).some((group) => mentioned.has(group)) &&
      !matchers.some((match) => match.test(name) || match.test(key))
    );
  });
}

/** Counted texts that some source asks for without a count: no form of theirs is found then. */
export function uncounted(texts: Texts, sources: readonly string[]): string[] {
  const asked = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bt\('([\w.:-]+)'\)/g)].map(([, key]) => withoutNamespace(key ?? '')),
    ),
  );
  return pluralBases(texts).filter((key) => asked.has(key));
}

/** The groups that a key is in, as `how_to` of `how_to.1`: whoever mentions one of them takes all of its texts. */
function groups(key: string): string[] {
  const parts = key.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** A template literal as a pattern. Those that begin with their variable part could mean any key and are left out. */
function matcher(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/);
  return new RegExp(`^${fixed.map((part) => RegExp.escape(part)).join('.+')}$`);
}

function withoutNamespace(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

/** Keys that are counted in this language: those with an `_other` beside another form. */
function pluralBases(texts: Texts): string[] {
  return [...texts.keys()].flatMap((key) => {
    const name = key.endsWith('_other') ? key.slice(0, -'_other'.length) : null;
    return name !== null && ['one', 'few', 'many'].some((form) => texts.has(`${name}_${form}`)) ? [name] : [];
  });
}

function base(key: string, plurals: ReadonlySet<string>): string {
  const name = plural.exec(key)?.[1];
  return name !== undefined && plurals.has(name) ? name : key;
}

function categories(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** `{{count}}` may be left out of a form ("one bead"); every other placeholder must be in every language. */
function placeholderFaults(
  language: string,
  texts: Texts,
  languages: ReadonlyMap<string, Texts>,
  plurals: ReadonlySet<string>,
): string[] {
  const english = languages.get('en') ?? texts;
  return [...texts].flatMap(([key, text]) => {
    const name = base(key, plurals);
    const original = english.get(plurals.has(name) ? `${name}_other` : key);
    if (original === undefined) return [];
    const [wanted, found] = [placeholders(original), placeholders(text)];
    const differs = wanted.symmetricDifference(found);
    if (plurals.has(name)) differs.delete('count');
    return [...differs].map(
      (placeholder) => `${language}: ${key} and its English text differ in {{${placeholder}}}`,
    );
  });
}

function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''));
}
