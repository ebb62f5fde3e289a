/** The words of what people agree to, by document, version and language. */
import { documentTexts, type DocumentVersion } from '@mindhero/content/documents';
import type { Document, versions } from '@mindhero/contract/agreement';
import { queryOptions } from '@tanstack/react-query';

/** Every version that the contract knows has its words: the compiler compares the two. */
const texts: { readonly [D in Document]: Readonly<Record<(typeof versions)[D][number], DocumentVersion>> } =
  documentTexts;

/** The words of a version in a language (`en`). */
export function documentQuery(document: Document, version: string, language: string) {
  return queryOptions({
    queryKey: ['document', document, version, language],
    queryFn: async () => {
      const ofVersion: Readonly<Record<string, DocumentVersion>> = texts[document];
      const languages: Partial<Record<string, DocumentVersion['en']>> = ofVersion[version] ?? {};
      const load = languages[language];
      if (load === undefined) throw new Error(`No ${document} ${version} in "${language}"`);
      return (await load()).default;
    },
    staleTime: Infinity,
  });
}
