/** Rules for the manual: the same pages, headings, pictures and links in all languages, and nothing that leads nowhere. Pure. */
import { linesOf, type ManualPage, parsePage, plainText, spansOf } from '@mindhero/content/manual/parse';
import type { Texts } from './strings.ts';

/** The manual in one language, as its files say it. */
export interface ManualTexts {
  /** Markdown by page. */
  readonly pages: ReadonlyMap<string, string>;
  /** What is said of each game. */
  readonly games: Readonly<Record<string, object>>;
}

/** What there has to be. */
export interface Expected {
  /** Ids of pages with texts of their own. */
  readonly pages: readonly string[];
  readonly games: readonly string[];
  /** Anchors on the page of a game. */
  readonly gameParts: readonly string[];
}

type Read = ReadonlyMap<string, ManualPage>;

function read(texts: ManualTexts): { readonly pages: Read; readonly faults: readonly string[] } {
  const pages = new Map<string, ManualPage>();
  const faults: string[] = [];
  for (const [id, source] of texts.pages) {
    try {
      pages.set(id, parsePage(source));
    } catch (error) {
      faults.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { pages, faults };
}

const blocksOf = (page: ManualPage) => page.sections.flatMap(({ blocks }) => blocks);

const linksOf = (page: ManualPage) =>
  blocksOf(page)
    .flatMap(linesOf)
    .flatMap(spansOf)
    .flatMap((span) =>
      span.kind === 'link' ? [`${span.page}${span.anchor === null ? '' : `#${span.anchor}`}`] : [],
    );

/** Names of the pictures of a page. */
export const picturesOf = (page: ManualPage): string[] =>
  blocksOf(page).flatMap((block) => (block.kind === 'picture' ? [block.name] : []));

/** What is wrong, one line each. @param languages maps a language to its manual; English is the model of the others */
export function manualFaults(languages: ReadonlyMap<string, ManualTexts>, expected: Expected): string[] {
  const all = new Map([...languages].map(([language, texts]) => [language, read(texts)] as const));
  const model = all.get('en')?.pages ?? new Map<string, ManualPage>();
  return [...all].flatMap(([language, { pages, faults }]) => {
    const games = Object.keys(languages.get(language)?.games ?? {});
    const lines = [
      ...faults,
      ...differences('page', expected.pages, [...(languages.get(language)?.pages.keys() ?? [])]),
      ...differences('game', expected.games, games),
      ...[...pages].flatMap(([id, page]) => [
        ...likeModel(id, page, model.get(id)),
        ...deadLinks(id, page, pages, expected),
      ]),
    ];
    return lines.map((line) => `${language}: ${line}`);
  });
}

function differences(kind: string, expected: readonly string[], found: readonly string[]): string[] {
  return [
    ...expected.filter((id) => !found.includes(id)).map((id) => `the ${kind} ${id} has no text`),
    ...found.filter((id) => !expected.includes(id)).map((id) => `there is no ${kind} ${id}`),
  ];
}

/** Where a page has other headings, pictures or links than the English one. */
function likeModel(id: string, page: ManualPage, model: ManualPage | undefined): string[] {
  if (model === undefined) return [];
  const anchors = ({ sections }: ManualPage) => sections.flatMap(({ anchor }) => anchor ?? []);
  const parts = [
    ['headings', anchors(page), anchors(model)],
    ['pictures', picturesOf(page), picturesOf(model)],
    ['links', linksOf(page).toSorted(), linksOf(model).toSorted()],
  ] as const;
  return [
    ...parts
      .filter(([, own, others]) => own.join(' ') !== others.join(' '))
      .map(
        ([kind, own, others]) =>
          `${id} has the ${kind} ${own.join(', ')} and in English ${others.join(', ')}`,
      ),
    ...(new Set(anchors(page)).size < anchors(page).length ? [`${id} has an anchor twice`] : []),
  ];
}

function deadLinks(id: string, page: ManualPage, pages: Read, { games, gameParts }: Expected): string[] {
  return linksOf(page).flatMap((link) => {
    const [to = '', anchor] = link.split('#');
    const isGame = games.some((game) => to === `game-${game}`);
    const anchors = isGame ? gameParts : pages.get(to)?.sections.map((section) => section.anchor);
    if (anchors === undefined) return [`${id} links to ${to}, which does not exist`];
    return anchor === undefined || anchors.includes(anchor)
      ? []
      : [`${id} links to ${link}, which does not exist`];
  });
}

/** The lines of the manual as texts, by page and number: for the words that the glossary rules out. */
export function manualLines({ pages, games }: ManualTexts): Texts {
  const lines = new Map<string, string>();
  for (const [id, source] of pages) {
    const page = parsePage(source);
    const all = [
      page.title,
      ...page.sections.flatMap(({ heading, blocks }) => [heading ?? '', ...blocks.flatMap(linesOf)]),
    ];
    // Strong words are what buttons and fields are called elsewhere.
    for (const [index, line] of all.entries())
      lines.set(`${id}.${index}`, plainText(line.replaceAll(/\*\*.+?\*\*/g, '…')));
  }
  for (const [id, note] of Object.entries(games))
    for (const [name, text] of Object.entries(note)) lines.set(`game-${id}.${name}`, String(text));
  return lines;
}

/** Words by which a manual would promise what nobody can: cleverness, marks at school, health. */
const promises: Readonly<Record<string, RegExp>> = {
  en: /\bIQ\b|intelligen|smarter|clever|\b(?:marks|grades)\b|health|\bheal|\bcure|therap|dyslex|\bADHD\b/iu,
  de: /\bIQ\b|intelligen|klüger|schlauer|\bnoten?\b|schulnote|zensur|gesund|heil(?:en|t|ung)|therap|legasthen|\bADHS\b/iu,
  ru: /(?<!\p{L})IQ(?!\p{L})|интеллект|умнее|сообразительн|оценк|отметк|здоров|лечи|лечен|терап|дислекс|СДВГ/iu,
  uk: /(?<!\p{L})IQ(?!\p{L})|інтелект|розумніш|кмітлив|оцінк|здоров|лікує|лікуван|терап|дислекс|СДУГ/iu,
};

/** Lines that promise something of that kind. */
export function promiseFaults(language: string, texts: Texts): string[] {
  const pattern = promises[language];
  return [...texts].flatMap(([key, text]) => {
    const said = pattern?.exec(text)?.[0];
    return said === undefined ? [] : [`${language}: ${key} promises something (“${said}”)`];
  });
}
