import { type AnyGame, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { type GameId, gameIds, entries } from '@mindhero/games/catalogue';
import { withExamples } from '@mindhero/games/example-materials';
import { loadRoom } from '@mindhero/games/players';
import { loadRoomStrings, namespacesOf } from '@mindhero/games/strings';
import { Watching } from '@mindhero/games/watching';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';

const readingGames = gameIds.filter((id) => entries[id].subject === 'reading');

/** How a child is spoken to. What is read in the tests is English. */
const addressing = {
  de: /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|lies|klopf|fang|hör|merke?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:ты|тебе|тебя|тво\p{L}+|читай|прочитай|стучи|начни)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ти|тобі|тебе|тво\p{L}+|читай|прочитай|стукай|почни)(?!\p{L})/iu,
} as const;

/** Settings of the trainings, each once for somebody who knows everything, little and nothing. */
function* plays(game: AnyGame) {
  for (const preset of game.presets)
    for (const skill of [0, 0.5, 1])
      yield { settings: { ...game.settings.defaults, ...preset.settings }, skill };
}

async function reviews(id: GameId, language: string) {
  const room = await loadRoom(id);
  await room.Review.load?.();
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: language });
  for (const name of [...namespacesOf(id), 'rooms'])
    i18n.addResourceBundle(language, name, await loadRoomStrings(language, name));
  const rules = withExamples(room.rules);
  return [...plays(rules)].map(({ settings, skill }) => {
    const { state } = simulatePlay(rules, settings, streams(7), { skill, pace: 1 });
    const review = createElement(room.Review, { settings, state, calm: false });
    const shown = createElement(I18nextProvider, { i18n }, createElement(Watching, { value: true }, review));
    return renderToStaticMarkup(shown).replaceAll(/<[^>]*>/g, ' ');
  });
}

test.each(readingGames.flatMap((id) => (['de', 'ru', 'uk'] as const).map((language) => ({ id, language }))))(
  'whoever looks on is not spoken to as the child: $id, $language',
  async ({ id, language }) => {
    const spoken = (await reviews(id, language)).flatMap(
      (said) => addressing[language].exec(said)?.[0] ?? [],
    );
    expect(spoken).toEqual([]);
  },
);
