/** Texts with questions, as they are or made harder to read. */
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import { joinedWords } from '@mindhero/engine/reading/transform/page-words';
import { transformText } from '@mindhero/engine/reading/transform/transform-text';
import { plainly } from '../page/shown.ts';
import { timedTextRules } from '../timed-text/rules.ts';
import { choicesOf, transformationIssues } from '../transform/settings.ts';
import { presets, type Settings, settings } from './settings.ts';

/** On the scale of all games, for each way in which a text is made harder. */
const HARDER = 8;

export const rules = timedTextRules<Settings>({
  id: 'texts',
  path: '/games/reading/texts',
  // What transformations make of a seed is no longer what it was: they draw rude words anew.
  version: 2,
  settings,
  presets,
  check: transformationIssues,
  show: ({ body, language }, settings, random) => {
    const choices = choicesOf(settings);
    if (choices.length === 0) return plainly(body);
    const given = { language: readingLanguageOf(language), random };
    return { ...transformText(body, choices, given), ways: choices.length };
  },
  join: ({ body, language }, settings, random) =>
    joinedWords(body, choicesOf(settings), { language: readingLanguageOf(language), random }),
  harder: ({ transformations }) => HARDER * transformations.length,
});
