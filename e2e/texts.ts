/** The product's own texts, so that a journey looks for what a person of that language reads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageTag, languages } from '@mindhero/content/languages';
import { root } from '../tools/command.ts';
import { flatten } from '../tools/strings.ts';

export type Tongue = LanguageTag;
export const tongues: readonly Tongue[] = languages;

/** A text of the web app by language, namespace and key. */
export function text(language: Tongue, namespace: string, key: string): string {
  const file = join(root, 'apps/web/src/strings', language, `${namespace}.json`);
  const found = flatten(JSON.parse(readFileSync(file, 'utf8'))).get(key);
  if (found === undefined) throw new Error(`${file} has no ${key}`);
  return found;
}
