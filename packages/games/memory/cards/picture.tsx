/** The pictures on the screen: one file for each theme, fetched when it is first played. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture, Theme } from './themes.ts';
import classes from './picture.module.css';

const files: Readonly<Record<Theme, string>> = {
  animals: new URL('./pictures/animals.svg', import.meta.url).href,
  fruit: new URL('./pictures/fruit.svg', import.meta.url).href,
  transport: new URL('./pictures/transport.svg', import.meta.url).href,
  space: new URL('./pictures/space.svg', import.meta.url).href,
  sea: new URL('./pictures/sea.svg', import.meta.url).href,
  sport: new URL('./pictures/sport.svg', import.meta.url).href,
  music: new URL('./pictures/music.svg', import.meta.url).href,
  shapes: new URL('./pictures/shapes.svg', import.meta.url).href,
};

/** The pictures of a theme: where they are, and whether they have come. */
export interface Pictures {
  readonly file: string;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Fetches the file once, since no browser says reliably that a symbol of another file has failed. */
export function usePictures(theme: Theme): Pictures {
  const file = files[theme];
  const [last, setLast] = useState<Pictures>({ file, status: 'loading' });
  useEffect(() => {
    const leave = new AbortController();
    const settle = (status: Pictures['status']) => {
      if (!leave.signal.aborted) setLast({ file, status });
    };
    fetch(file, { signal: leave.signal }).then(
      ({ ok }) => settle(ok ? 'ready' : 'failed'),
      () => settle('failed'),
    );
    return () => leave.abort();
  }, [file]);
  return last.file === file ? last : { file, status: 'loading' };
}

interface FaceProps {
  readonly pictures: Pictures;
  readonly picture: Picture;
}

/** The face of a card: the picture and, where there is room or no picture, its name. */
export function Face({ pictures: { file, status }, picture }: FaceProps) {
  const { t } = useTranslation('cards');
  const hasPicture = status === 'ready';
  return (
    <span className={classes.face} data-picture={hasPicture} aria-hidden>
      {hasPicture && (
        <svg className={classes.picture}>
          <use href={`${file}#${picture}`} />
        </svg>
      )}
      <span className={classes.name}>{t(`picture.${picture}`)}</span>
    </span>
  );
}
