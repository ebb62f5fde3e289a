import { replayStates, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { withExamples } from '@mindhero/games/example-materials';
import { loadRoom } from '@mindhero/games/players';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.init({ lng: 'en', resources: {} });
});

const nothing = () => undefined;

test.each(['texts', 'speedtest-reading', 'metronome'] as const)(
  '%s: questions have letters as large as those of the text',
  async (game) => {
    const room = await loadRoom(game);
    await room.Player.load?.();
    const rules = withExamples(room.rules);
    const settings = { ...rules.settings.defaults, font_size: 38 };
    const { events } = simulatePlay(rules, settings, streams(7), { skill: 1, pace: 1 });
    const asked = [...replayStates(rules, settings, streams(7), events)].at(-2);
    const player = createElement(room.Player, {
      settings,
      state: asked,
      send: nothing,
      now: () => 0,
      rest: nothing,
      paused: false,
      watching: false,
      calm: false,
      cue: nothing,
      audio: () => null,
      hasVoice: () => false,
      say: nothing,
    });
    const [quiz = ''] =
      /<div[^>]*data-read="ground"[^>]*>(?=.*role="group")/.exec(
        renderToStaticMarkup(createElement(I18nextProvider, { i18n }, player)),
      ) ?? [];
    expect(quiz).toContain('--letters:38px');
  },
);
