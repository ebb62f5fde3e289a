/** Materials to try games with where no server gives any: in tests, and on the command line. */
import { type AnyGame, wishOf } from '@mindhero/engine/play';
import type { Material, MaterialKind } from '@mindhero/engine/reading/material';

/** As many as any game needs at once, and a few more. */
const words =
  'apple boat cloud door engine forest garden house island jacket kitchen lamp mountain night ocean pencil queen river snow table umbrella violin window year bread candle dragon evening feather grandmother hammer jungle ladder mirror needle orange planet'.split(
    ' ',
  );

const text: Material = {
  kind: 'text',
  revision: 1,
  title: 'The bridge',
  language: 'EN',
  layout: 'story',
  body: 'Mia finds an old bridge behind the mill. Nobody has crossed it for years.\n\nShe tries each plank with her foot. The third one is loose, so she takes a long step. On the other side a grey cat is waiting for her.',
  questions: [
    {
      kind: 'literal',
      text: 'Where is the bridge?',
      options: ['Behind the mill', 'Behind the school', 'At the harbour', 'In the forest'],
      right: 0,
    },
    {
      kind: 'inference',
      text: 'Why does Mia take a long step?',
      options: [
        'She is in a hurry',
        'She trusts one plank less than the others',
        'She sees a cat',
        'It rains',
      ],
      right: 1,
    },
  ],
  picture: null,
};

export const exampleMaterials: Readonly<Record<MaterialKind, Material>> = {
  text,
  words: { kind: 'words', revision: 2, title: 'Things', language: 'EN', words, syllables: null },
  cards: {
    kind: 'cards',
    revision: 3,
    title: 'Our class',
    pictures: Array.from({ length: 18 }, (_, index) => ({
      address: `/example/${index + 1}.webp`,
      alternative: `picture ${index + 1}`,
    })),
  },
};

/** The same game, which gets an example of whatever its settings ask to be played with. */
export function withExamples(game: AnyGame): AnyGame {
  const exampleFor = (settings: object) => {
    const wish = wishOf(game, settings);
    return wish === null ? undefined : exampleMaterials[wish.kind];
  };
  return {
    ...game,
    start: (settings, random, material = exampleFor(settings)) => game.start(settings, random, material),
    sample: (settings, random, count, material = exampleFor(settings)) =>
      game.sample(settings, random, count, material),
  };
}
