import { useTranslation } from 'react-i18next';
import { useAddressee } from '../../../watching.tsx';
import type { Sentence } from './sentences.ts';
import { rightsOf, type SpanPast } from './state.ts';
import classes from './span.module.css';

interface MarkedSentenceProps {
  readonly sentence: Sentence;
}

/** A sentence with its last word standing out. */
export function MarkedSentence({ sentence: { text, last } }: MarkedSentenceProps) {
  const at = text.lastIndexOf(last);
  return (
    <>
      {text.slice(0, at)}
      <strong>{last}</strong>
      {text.slice(at + last.length)}
    </>
  );
}

interface SpanSentencesProps {
  readonly past: SpanPast;
  readonly language: string;
}

/** The sentences of a round, and what was answered where it was another word than the last one. */
export function SpanSentences({ past: { round, given }, language }: SpanSentencesProps) {
  const { t, i18n } = useTranslation('remember-last-word');
  const addressee = useAddressee();
  const rights = rightsOf(round, given ?? []);
  return (
    <ol className={classes.sentences} lang={language}>
      {round.sentences.map((sentence, place) => (
        <li key={sentence.text} data-right={given === null ? undefined : rights[place]}>
          <MarkedSentence sentence={sentence} />
          {given !== null && !rights[place] && (
            <small lang={i18n.language}>{t('given', { word: given[place], ...addressee })}</small>
          )}
        </li>
      ))}
    </ol>
  );
}
