import { languages } from '@mindhero/content/languages';
import { skills } from '@mindhero/engine/mastery/skills';
import { loadRoomStrings } from '@mindhero/games/strings';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { skillName } from './skill-name.ts';

it.each(languages)('calls each skill by a name of its own: %s', async (lng) => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng,
    resources: { [lng]: { trainings: (await loadRoomStrings(lng, 'trainings')) ?? {} } },
  });
  const t = i18n.getFixedT(lng, 'trainings');
  const names = skills.map(({ id }) => skillName(id, t).whole);
  expect(new Set(names).size).toBe(skills.length);
  for (const name of names) expect(name).not.toMatch(/[_{:]|skill|technique/);
});
