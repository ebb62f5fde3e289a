/**
 * What a play is played with beside settings and seed: one revision of a material, which never changes. It comes to the
 * rules as data.
 */
import type { QuestionKind, TextKind } from './choice.ts';

/** The kinds that a game may ask for. */
export const materialKinds = ['text', 'words', 'cards'] as const;
export type MaterialKind = (typeof materialKinds)[number];

interface Titled {
  readonly title: string;
}

/** What is shown of an image. */
export interface ShownImage {
  /** A path of the server. */
  readonly address: string;
  readonly alternative: string;
}

export interface TextQuestion {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly options: readonly string[];
  /** The index of the option that is right. */
  readonly right: number;
  /** The sentence that answers it, or how that begins, as it stands in the body. Mostly its words find it. */
  readonly place?: string;
}

export interface TextContent extends Titled {
  readonly kind: 'text';
  /** `EN`, `DE`, `RU` or `UK`. */
  readonly language: string;
  readonly layout: TextKind;
  /** Paragraphs, parted by empty lines. */
  readonly body: string;
  readonly questions: readonly TextQuestion[];
  readonly picture: ShownImage | null;
}

export interface WordsContent extends Titled {
  readonly kind: 'words';
  readonly language: string;
  readonly words: readonly string[];
  /** The syllables of each word, in the same order; only the library's lists have them. */
  readonly syllables: readonly (readonly string[])[] | null;
}

export interface CardsContent extends Titled {
  readonly kind: 'cards';
  readonly pictures: readonly ShownImage[];
}

/** What a revision holds. */
export type MaterialContent = TextContent | WordsContent | CardsContent;

/** A revision as a play gets it. */
export type Material<Content extends MaterialContent = MaterialContent> = Content & {
  /** The id by which a play names it. */
  readonly revision: number;
};

/** A game was to begin without the material that its settings ask for. */
export class MissingMaterial extends Error {
  override readonly name = 'MissingMaterial';
}

/**
 * The material of a kind that a game has asked for.
 * @throws MissingMaterial if there is none, or one of another kind
 */
export function expectMaterial<Kind extends MaterialKind>(
  kind: Kind,
  material: Material | undefined,
): Material<Extract<MaterialContent, { readonly kind: Kind }>> {
  if (!isOf(kind, material)) throw new MissingMaterial(`no material of the kind ${kind}`);
  return material;
}

function isOf<Kind extends MaterialKind>(
  kind: Kind,
  material: Material | undefined,
): material is Material<Extract<MaterialContent, { readonly kind: Kind }>> {
  return material?.kind === kind;
}
