import type { Image } from '@mindhero/contract/image';
import { EmptyState } from '@mindhero/ui/empty-state';
import { TextField } from '@mindhero/ui/text-field';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { imagesQuery } from '../../../entities/material/materials.ts';
import { useFormats } from '../../../platform/format.ts';
import { SHOWN } from '../../../platform/lists/picking.ts';
import { usePicking } from '../../../platform/lists/use-picking.ts';
import classes from './images.module.css';

interface ImagePickerProps {
  readonly picked: ReadonlySet<number>;
  readonly onPick: (image: Image) => void;
}

/** Images to choose from: those that a search finds, pressed where they are chosen. */
export function ImagePicker({ picked, onPick }: ImagePickerProps) {
  const { t } = useTranslation(['materials', 'lists']);
  const { number } = useFormats();
  const { found, count, search, field } = usePicking(imagesQuery, 'images');
  if (count === 0 && search === '') {
    return <EmptyState title={t('materials:images.none_title')} text={t('materials:picker.none')} />;
  }
  return (
    <div className={classes.picker}>
      <TextField
        type="search"
        aria-label={t('materials:images.search')}
        placeholder={t('materials:images.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={field.search}
        maxLength={100}
        onChange={({ currentTarget }) => field.onSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul className={classes.choices} data-loading={field.loading} aria-busy={field.loading || undefined}>
        {found.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={picked.has(image.id)}
              onClick={() => onPick(image)}
            >
              <img src={image.address} alt="" loading="lazy" />
              <span>{image.name}</span>
              {picked.has(image.id) && <IconCheck className={classes.mark} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={classes.count}>
        {count === 0 && t('lists:choice.nothing')}
        {count !== undefined && count > SHOWN && t('lists:choice.more', { rows: number(count - SHOWN) })}
      </p>
    </div>
  );
}
