/** Texts as a file: JSON holds all of them, GIFT their questions for other learning platforms. */
import type { Language } from '@mindhero/contract/user';
import { writeGift } from '@mindhero/engine/questions/gift';
import type { TextContent } from '@mindhero/engine/reading/material';
import type { SentFile } from '../../platform/http/file-answer.ts';
import { words } from '../../platform/tables/words.ts';
import type { Found } from './queries.ts';

type Exported = Pick<Found, 'difficulty' | 'topic'> & { readonly content: TextContent };

/** The file as the device stores it. */
export function textFile(
  texts: readonly Exported[],
  format: 'json' | 'gift',
  language: Language,
  now: Date,
): SentFile {
  const name = `${words[language].list.texts} ${now.toISOString().slice(0, 10)}`;
  return format === 'json'
    ? { name: `${name}.json`, type: 'application/json', content: jsonOf(texts) }
    : { name: `${name} GIFT.txt`, type: 'text/plain; charset=utf-8', content: giftOf(texts) };
}

/** Each as it can be made again. */
function jsonOf(texts: readonly Exported[]): string {
  const whole = texts.map(({ content, difficulty, topic }) => {
    const { title, language, layout: kind, body, questions } = content;
    return { title, language, difficulty, topic, kind, body, questions };
  });
  return `${JSON.stringify({ product: 'Mindhero', format: 1, texts: whole }, null, 2)}\n`;
}

/** Each text is a category of questions. */
function giftOf(texts: readonly Exported[]): string {
  return texts
    .filter(({ content }) => content.questions.length > 0)
    .map(
      ({ content }) => `$CATEGORY: ${content.title.replaceAll('/', '//')}\n\n${writeGift(content.questions)}`,
    )
    .join('\n');
}
