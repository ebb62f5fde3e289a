/** Materials as tests make them. */
import type { CardSet } from '@mindhero/contract/card-set';
import type { Image } from '@mindhero/contract/image';
import type { ReadingText } from '@mindhero/contract/text';
import type { WordList } from '@mindhero/contract/word-list';
import sharp from 'sharp';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

/** What a text is made of; two questions. */
export const textBody = (more: object = {}) => ({
  title: 'The hedgehog',
  language: 'EN',
  difficulty: 'easy',
  kind: 'facts',
  topic: 'animals',
  body: 'The hedgehog sleeps all winter.\n\nIn spring it wakes up and is hungry.',
  questions: [
    { kind: 'literal', text: 'When does it sleep?', options: ['in winter', 'in spring'], right: 0 },
    {
      kind: 'inference',
      text: 'Why does it wake up?',
      options: ['It is cold.', 'It is warm.'],
      right: 1,
      place: 'In spring it wakes up',
    },
  ],
  ...more,
});

export const listBody = (more: object = {}) => ({
  title: 'Animals',
  language: 'EN',
  difficulty: 'easy',
  words: ['hedgehog', 'fox', 'owl'],
  ...more,
});

export const addText = async (person: Person, more: object = {}): Promise<ReadingText> =>
  (await person.post<ReadingText>('/api/v1/texts/', textBody(more))).body;

export const addWordList = async (person: Person, more: object = {}): Promise<WordList> =>
  (await person.post<WordList>('/api/v1/word-lists/', listBody(more))).body;

/** A picture of one colour. */
export const coloured = (background: string, width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

export const IMAGE_QUERY = '?name=A%20fox&alternative=A%20red%20fox';

/** What uploading answers. */
export async function uploadImage(server: TestApp, person: Person, file: Buffer, query = IMAGE_QUERY) {
  const token = server.tokens.access({ userId: person.id, sessionId: person.sessionId });
  const headers = { 'content-type': 'image/png' };
  return server.call('POST', `/api/v1/images/${query}`, { token, body: file, headers });
}

export async function addImage(server: TestApp, person: Person, colour = 'red'): Promise<Image> {
  const answer = await uploadImage(server, person, await coloured(colour));
  return answer.json<Image>();
}

export async function addCardSet(server: TestApp, person: Person, more: object = {}): Promise<CardSet> {
  const images = [(await addImage(server, person, 'red')).id, (await addImage(server, person, 'blue')).id];
  return (await person.post<CardSet>('/api/v1/card-sets/', { title: 'Ours', images, ...more })).body;
}
