/** The file of a text: a head with title, topic and kind, the body, and its questions in GIFT. Pure. */
import { faultsOfText } from '@mindhero/contract/material-faults';
import { type TextTopic, textTopics } from '@mindhero/contract/text';
import { readGift, writeGift } from '@mindhero/engine/questions/gift';
import { type Difficulty, type TextKind, textKinds } from '@mindhero/engine/reading/choice';
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';
import type { TextQuestion } from '@mindhero/engine/reading/material';

/** A text of the library. Within a language its slug is its own and stays, whatever else of it changes. */
export interface LibraryText {
  readonly language: ReadingLanguage;
  readonly difficulty: Difficulty;
  readonly slug: string;
  readonly title: string;
  readonly topic: TextTopic;
  readonly kind: TextKind;
  /** Paragraphs are parted by empty lines; lines of poems and speeches by single ones. */
  readonly body: string;
  readonly questions: readonly TextQuestion[];
}

/** Where a text lies says its language, its difficulty and its slug. */
export type TextPlace = Pick<LibraryText, 'language' | 'difficulty' | 'slug'>;

const layout = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*?)\n---\n(?<questions>[^]*)$/u;

/** Reads a text; where it cannot be read whole, what is wrong with it, one line each. */
export function readTextFile(
  source: string,
  place: TextPlace,
): { readonly text: LibraryText } | { readonly faults: readonly string[] } {
  if (source !== source.normalize('NFC') || source.includes('\r')) {
    return { faults: ['is not composed (NFC), or its lines do not end in line feeds alone'] };
  }
  const parts = layout.exec(source)?.groups;
  if (parts === undefined)
    return { faults: ['lacks the head, the body or the questions, each parted by “---”'] };
  const { head = '', body = '', questions = '' } = parts;
  const faults: string[] = [];
  const values = new Map(
    head.split('\n').map((line) => [line.split(':', 1)[0] ?? '', line.replace(/^[^:]*:\s*/u, '').trim()]),
  );
  if ([...values.keys()].join() !== 'title,topic,kind')
    faults.push('has another head than title, topic and kind');
  const topic = textTopics.find((one) => one === values.get('topic'));
  const kind = textKinds.find((one) => one === values.get('kind'));
  if (topic === undefined) faults.push(`has no topic of the plan: “${values.get('topic') ?? ''}”`);
  if (kind === undefined) faults.push(`has no kind: “${values.get('kind') ?? ''}”`);
  const read = readQuestions(
    questions,
    source.slice(0, source.length - questions.length).split('\n').length - 1,
  );
  faults.push(...read.faults);
  if (topic === undefined || kind === undefined || faults.length > 0) return { faults };
  const text = {
    ...place,
    title: values.get('title') ?? '',
    topic,
    kind,
    body: body.trim(),
    questions: read.questions,
  };
  const broken = faultsOfText(text).map(({ path, code }) => `${path.join('.')}: ${code}`);
  if (text.title === '') broken.push('title: blank');
  return broken.length > 0 ? { faults: broken } : { text };
}

/** The file of a text, as it is read again. */
export function writeTextFile({ title, topic, kind, body, questions }: LibraryText): string {
  return `---\ntitle: ${title}\ntopic: ${topic}\nkind: ${kind}\n---\n\n${body}\n\n---\n\n${writeGift(questions)}`;
}

function readQuestions(source: string, linesBefore: number): { questions: TextQuestion[]; faults: string[] } {
  const read = readGift(source);
  const line = (one: { readonly line: number }) => linesBefore + one.line;
  const faults = read.faults.map((fault) => `line ${line(fault)}, column ${fault.column}: ${fault.code}`);
  const questions = read.questions.flatMap(({ question: { kind, ...question }, at }) => {
    if (kind !== null) return [{ kind, ...question }];
    faults.push(`line ${line(at)}: the question has no kind`);
    return [];
  });
  return { questions, faults };
}
