/** All transformations of one text, for developers and tests. */
import { streams } from '@mindhero/engine/random';
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';
import { joinedWords, wordsOfPage } from '@mindhero/engine/reading/transform/page-words';
import { type Choice, transformText } from '@mindhero/engine/reading/transform/transform-text';
import { transformationIds } from '@mindhero/engine/reading/transform/transformation';
import { useTranslation } from 'react-i18next';
import { TappedWords } from '../page/tapped-words.tsx';
import { TransformedPage } from './transformed-page.tsx';
import classes from './gallery.module.css';

/** As many as it takes to see each way in which something is written or shown. */
const forms: readonly Choice[] = transformationIds.flatMap((id): readonly Choice[] => {
  switch (id) {
    case 'anagrams':
      return [{ id }, { id, options: { letters: 'all' } }];
    case 'omissions':
      return [{ id }, { id, options: { of: 'words' } }];
    case 'no_spaces':
      return [{ id }, { id, options: { keepPunctuation: false } }];
    case 'random_spaces':
      return [{ id }, { id, options: { keepSpaces: false } }];
    case 'encoding':
      return (['symbols', 'numbers', 'shift'] as const).map((kind) => ({ id, options: { kind } }));
    case 'letter_replacement':
      return [{ id }, { id, options: { by: 'sign' } }];
    case 'from_the_end':
      return (['words', 'sentence', 'text'] as const).map((of) => ({ id, options: { of } }));
    case 'poor_visibility':
      return [
        ...(['top', 'bottom', 'bars'] as const).map((curtain) => ({
          id,
          options: { curtain, motion: true },
        })),
        ...[1, 2, 3].map((lines) => ({ id, options: { kind: 'strikethrough' as const, lines } })),
        { id, options: { kind: 'strikethrough', angle: 6 } },
        { id, options: { kind: 'flip', flip: 'mirror' } },
        ...(['rotate', 'upside_down'] as const).flatMap((flip) =>
          (['line', 'block'] as const).map((per) => ({ id, options: { kind: 'flip' as const, flip, per } })),
        ),
      ];
    case 'transliteration':
      return (['usual', 'iso9', 'din'] as const).map((table) => ({ id, options: { table } }));
    default:
      return [{ id }];
  }
});

const bodies: Readonly<Record<ReadingLanguage, string>> = {
  en: 'Mia finds an old bridge behind the mill. Nobody has crossed it for 12 years.\n\nShe tries each plank with her foot. “Don’t be afraid,” says the grey cat on the other side.',
  de: 'Mia findet hinter der Mühle eine alte Brücke. Seit 12 Jahren ist niemand darübergegangen.\n\nSie prüft jedes Brett mit dem Fuß. „Hab keine Angst“, sagt die graue Katze auf der anderen Seite.',
  ru: 'За мельницей Мия находит старый мост. Уже 12 лет по нему никто не ходил.\n\nОна пробует ногой каждую доску. «Не бойся, подъём близко», — говорит серая кошка на той стороне.',
  uk: 'За млином Мія знаходить старий міст. Уже 12 років ним ніхто не ходив.\n\nВона пробує ногою кожну дошку. «Не бійся, об’їзд далеко», — каже сіра кішка з того боку.',
};

interface GalleryProps {
  readonly language: ReadingLanguage;
  /** As when the last word that was read is to be tapped. */
  readonly isMarked?: boolean;
}

/** Every transformation in each of its forms; poor visibility as it is on screens and on paper. */
export function TransformationGallery({ language, isMarked = false }: GalleryProps) {
  const { t } = useTranslation('transformations');
  const text = { language, layout: 'story', body: bodies[language], picture: null } as const;
  return (
    <div className={classes.gallery}>
      {forms.map((choice) => {
        const form = Object.values(choice.options ?? {}).join(', ');
        const given = { language, random: streams(7) };
        const transformed = transformText(text.body, [choice], given);
        const words = joinedWords(text.body, [choice], given);
        return (
          <section key={choice.id + form} aria-label={`${choice.id} ${form}`.trim()}>
            <h2>{t(`option.transformations.${choice.id}`)}</h2>
            <p className={classes.about}>
              {t(`transformation.${choice.id}`)} {form}
            </p>
            <TransformedPage
              text={text}
              transformed={transformed}
              {...(isMarked && {
                renderWithin: (lines, drawPart) => (
                  <TappedWords
                    words={words ?? wordsOfPage(transformed.text)}
                    tapping={{ chosen: 3, onTap: () => {} }}
                    drawPart={drawPart}
                  >
                    {lines}
                  </TappedWords>
                ),
              })}
            />
          </section>
        );
      })}
    </div>
  );
}
