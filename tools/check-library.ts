/**
 * Holds the library of texts against its plan and its rules. What is wrong with a language that is not finished yet is
 * counted only; `node tools/check-library.ts uk` tells it line by line.
 */
import { checkLibrary } from '@mindhero/library/check/check-library';
import { readLibrary } from '@mindhero/library/library';
import { finishedLanguages, TEXTS } from '@mindhero/library/plan';

const asked = process.argv.slice(2);
const reports = checkLibrary(readLibrary());
const isHeld = (language: (typeof reports)[number]['language']) => finishedLanguages.includes(language);

for (const { language, texts, words, questions, lists, faults } of reports) {
  const isTold = isHeld(language) || asked.includes(language);
  const held = isHeld(language) ? '' : ', not finished';
  console.log(
    `${language}: ${texts} of ${TEXTS} texts, ${words} words, ${questions} questions, ${lists} of 4 word lists, ` +
      `${faults.length} to mend${held}`,
  );
  if (isTold && faults.length > 0) console.log(faults.join('\n'));
}
process.exitCode = reports.some(({ language, faults }) => isHeld(language) && faults.length > 0) ? 1 : 0;
