/** What the device kept of a text that was being written, as far as the editor still understands it. Pure. */
import { textTopics } from '@mindhero/contract/text';
import { difficulties, questionKinds, textKinds } from '@mindhero/engine/reading/choice';
import { oneOf, type Part } from '../../../../platform/address/parts.ts';
import { aFlag, aLanguage, aNumber, aText, listOf, parts, understood } from '../../kept-parts.ts';
import type { DraftOption, DraftQuestion, TextValues } from './text-draft.ts';

const anOption: Part<DraftOption> = (stored) => {
  const of = parts(stored);
  const [key, text] = [aNumber(of.get('key')), aText(of.get('text'))];
  return key === undefined || text === undefined ? undefined : { key, text };
};

const aQuestion: Part<DraftQuestion> = (stored) => {
  const of = parts(stored);
  const key = aNumber(of.get('key'));
  const kind = oneOf(questionKinds)(of.get('kind'));
  const text = aText(of.get('text'));
  const options = listOf(anOption)(of.get('options'));
  if (key === undefined || kind === undefined || text === undefined || options === undefined)
    return undefined;
  const place = aText(of.get('place'));
  const right = aNumber(of.get('right')) ?? null;
  return { key, kind, text, options, right, ...(place !== undefined && { place }) };
};

const aPicture: Part<TextValues['picture']> = (stored) => {
  if (stored === null) return null;
  const of = parts(stored);
  const [id, width, height] = [of.get('id'), of.get('width'), of.get('height')].map((one) => aNumber(one));
  const [address, alternative] = [aText(of.get('address')), aText(of.get('alternative'))];
  if (id === undefined || width === undefined || height === undefined) return undefined;
  // Nothing but a path of our own server is shown.
  if (address?.startsWith('/api/') !== true || alternative === undefined) return undefined;
  return { id, width, height, address, alternative };
};

/** Field by field; what makes no sense is left out. */
export const understoodText = (stored: object): Partial<TextValues> =>
  understood<TextValues>(stored, {
    title: aText,
    language: aLanguage,
    difficulty: oneOf(difficulties),
    kind: oneOf(textKinds),
    topic: (stored) => (stored === null ? null : oneOf(textTopics)(stored)),
    body: aText,
    questions: listOf(aQuestion),
    picture: aPicture,
    shared_with_school: aFlag,
  });
