import type { TransformedText } from '@mindhero/engine/reading/transform/transform-text';
import { type PageText, TextPage, type TextPageProps } from '../page/text-page.tsx';
import { Effects, turnsPieces } from './effects.tsx';
import { Legend } from './legend.tsx';

interface TransformedPageProps extends Pick<TextPageProps, 'fontSize' | 'Ruler' | 'renderWithin'> {
  /** As it was. */
  readonly text: PageText;
  readonly transformed: TransformedText;
}

/** A text as its transformations left it: the keys to it, and its page. */
export function TransformedPage({ text, transformed, ...page }: TransformedPageProps) {
  const { effects, legends } = transformed;
  const lang = text.language.toLowerCase();
  const isInOtherScript = legends.some((legend) => legend.of === 'transliteration');
  const script = lang === 'ru' || lang === 'uk' ? 'Latn' : 'Cyrl';
  return (
    <div>
      {legends.map((legend) => (
        <Legend key={legend.of} legend={legend} lang={lang} />
      ))}
      <Effects effects={effects}>
        <TextPage
          {...page}
          text={{
            ...text,
            body: transformed.text,
            language: isInOtherScript ? `${lang}-${script}` : lang,
          }}
          inPieces={effects.some(turnsPieces)}
        />
      </Effects>
    </div>
  );
}
