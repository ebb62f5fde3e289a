import type { Material } from '@mindhero/engine/reading/material';
import { useTranslation } from 'react-i18next';
import classes from './material-preview.module.css';

/** More would be no look but reading. */
const MOST_WORDS = 12;

/** What was chosen, at a glance. */
export function MaterialPreview({ material }: { readonly material: Material }) {
  const { t } = useTranslation('play');
  switch (material.kind) {
    case 'cards':
      return (
        <ul
          className={classes.pictures}
          aria-label={t('material.pictures', { count: material.pictures.length })}
        >
          {material.pictures.map(({ address, alternative }) => (
            <li key={address}>
              <img src={address} alt={alternative} title={alternative} loading="lazy" />
            </li>
          ))}
        </ul>
      );
    case 'words':
      return (
        <p className={classes.excerpt} lang={material.language.toLowerCase()}>
          {material.words.slice(0, MOST_WORDS).join(', ')}
          {material.words.length > MOST_WORDS && '…'}
        </p>
      );
    case 'text':
      return (
        <div className={classes.excerpt} lang={material.language.toLowerCase()}>
          <strong>{material.title}</strong>
          <p>{material.body.split('\n\n')[0]}</p>
        </div>
      );
  }
}
