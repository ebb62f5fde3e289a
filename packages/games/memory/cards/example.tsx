import { Bead } from '@mindhero/ui/bead';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { pairsOf, sizeOf } from './boards.ts';
import { Face, usePictures } from './picture.tsx';
import type { Sample } from './sample.ts';
import type { Settings } from './settings.ts';
import classes from './example.module.css';

/** The board in small, with one pair turned up or all of them. */
export function Example({ settings, item, whole = false }: ExampleProps<Settings, Sample>) {
  const { t } = useTranslation('cards');
  const pictures = usePictures(settings.theme, item.own);
  const { columns } = sizeOf(settings.board);
  const text = t('example', { count: pairsOf(settings.board) });
  return (
    <div className={classes.example}>
      <div
        role="img"
        aria-label={text}
        className={classes.board}
        style={{ '--columns': columns } as CSSProperties}
      >
        {item.pictures.map((picture, card) => (
          <span key={card} className={classes.card}>
            {whole || picture === item.pictures[0] ? (
              <Face pictures={pictures} picture={picture} />
            ) : (
              <Bead tone="memory" />
            )}
          </span>
        ))}
      </div>
      <span aria-hidden>{text}</span>
    </div>
  );
}
