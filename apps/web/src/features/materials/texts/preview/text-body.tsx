import type { ReadingText } from '@mindhero/contract/text';
import { paragraphsOf } from './paragraphs.ts';
import classes from './preview.module.css';

interface TextBodyProps {
  readonly text: Pick<ReadingText, 'language' | 'kind' | 'body' | 'picture'>;
}

/** What is read of a text: its picture and its paragraphs, laid out by what it is. */
export function TextBody({ text: { language, kind, body, picture } }: TextBodyProps) {
  return (
    <div className={classes.body} data-kind={kind} lang={language.toLowerCase()}>
      {picture !== null && (
        <img
          src={picture.address}
          alt={picture.alternative}
          width={picture.width}
          height={picture.height}
          className={classes.picture}
        />
      )}
      {paragraphsOf(body).map((lines, index) => (
        <p key={index}>
          {lines.map((line, at) => (
            <span key={at}>
              {line}
              {at < lines.length - 1 && <br />}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
