/** The pictures on the screen: one file for each theme, or the images of one's own, fetched when they are first played. */
import type { ShownImage } from '@mindhero/engine/reading/material';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageOf, isOwn } from './own.ts';
import type { Settings } from './settings.ts';
import type { CardPicture, Theme } from './themes.ts';
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

const none: readonly ShownImage[] = [];

/** Of a set of one's own there is no file. */
const fileOf = (theme: Settings['theme']): string | null => (theme === 'own' ? null : files[theme]);

/** The pictures of a theme or of a set of one's own: where they are, and whether they have come. */
export interface Pictures {
  readonly file: string | null;
  /** Empty where it is a theme. */
  readonly own: readonly ShownImage[];
  readonly status: 'loading' | 'ready' | 'failed';
}

/**
 * Fetches the file once, since no browser says reliably that a symbol of another file has failed; the images of a set all
 * together, so that no preview begins without one of them.
 * @param own the images of the set, where the theme is one's own; always the same list
 */
export function usePictures(theme: Settings['theme'], own: readonly ShownImage[] = none): Pictures {
  const file = fileOf(theme);
  const [last, setLast] = useState<Pictures>({ file, own, status: 'loading' });
  useEffect(() => {
    const leave = new AbortController();
    const settle = (status: Pictures['status']) => {
      if (!leave.signal.aborted) setLast({ file, own, status });
    };
    const arrived = file === null ? areDecoded(own) : isThere(file, leave.signal);
    arrived.then(
      (isReady) => settle(isReady ? 'ready' : 'failed'),
      () => settle('failed'),
    );
    return () => leave.abort();
  }, [file, own]);
  return last.file === file && last.own === own ? last : { file, own, status: 'loading' };
}

async function isThere(file: string, signal: AbortSignal): Promise<boolean> {
  return (await fetch(file, { signal })).ok;
}

async function areDecoded(images: readonly ShownImage[]): Promise<boolean> {
  await Promise.all(
    images.map(({ address }) => {
      const image = new Image();
      image.src = address;
      return image.decode();
    }),
  );
  return true;
}

/** What a picture is called: by the texts of the room, or by whoever made the set. */
export function usePictureName(own: readonly ShownImage[]): (picture: CardPicture) => string {
  const { t } = useTranslation('cards');
  return useCallback(
    (picture) => (isOwn(picture) ? (imageOf(own, picture)?.alternative ?? '') : t(`picture.${picture}`)),
    [t, own],
  );
}

interface FaceProps {
  readonly pictures: Pictures;
  readonly picture: CardPicture;
}

/** The face of a card: the picture and, where there is room or no picture, its name. */
export function Face({ pictures: { file, own, status }, picture }: FaceProps) {
  const nameOf = usePictureName(own);
  const hasPicture = status === 'ready';
  const image = imageOf(own, picture);
  return (
    <span className={classes.face} data-picture={hasPicture} data-own={image !== undefined} aria-hidden>
      {hasPicture &&
        (image === undefined ? (
          <svg className={classes.picture}>
            <use href={`${file}#${picture}`} />
          </svg>
        ) : (
          <img className={classes.image} src={image.address} alt="" draggable={false} />
        ))}
      <span className={classes.name}>{nameOf(picture)}</span>
    </span>
  );
}
