import type { Image } from '@mindhero/contract/image';
import { Button } from '@mindhero/ui/button';
import { IconButton } from '@mindhero/ui/icon-button';
import { late } from '@mindhero/ui/late';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imagesQuery } from '../../../entities/material/materials.ts';
import { useMe } from '../../../entities/person/me.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { SearchField } from '../../../platform/lists/search-field.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { mayChange } from '../ownership.ts';
import { SourcePill } from '../source-pill.tsx';
import { type ImagesPageSearch, imagesList, type ImagesSearch } from './images-search.ts';
import { TileList } from './tile-list.tsx';
import { useImageRemoval } from './use-image-removal.ts';
import classes from './images.module.css';

const ImageDialog = late(async () => (await import('./image-dialog.tsx')).ImageDialog);

interface ImageGridProps extends Omit<Addressed<ImagesPageSearch>, 'search'> {
  readonly search: ImagesSearch;
  readonly onUpload: () => void;
}

/** All images that the person may use, as tiles. */
export function ImageGrid({ search, onSearch, onUpload }: ImageGridProps) {
  const { t } = useTranslation('materials');
  const { tab: _tab, page: _page, ...narrowed } = search;
  const images = useList(imagesList, { search, onSearch }, ({ tab: _of, ...asked }) => imagesQuery(asked));
  const [edited, setEdited] = useState<number | null>(null);
  const image = images.rows.find(({ id }) => id === edited);
  return (
    <>
      <TileList
        label={t('images.title')}
        list={images}
        item="images"
        filters={
          <SearchField
            label={t('images.search')}
            value={search.search ?? ''}
            onSearch={(text) => onSearch({ ...narrowed, search: text })}
          />
        }
        renderTile={(row) => <ImageTile key={row.id} image={row} onEdit={() => setEdited(row.id)} />}
        empty={
          <NoRows
            search={narrowed}
            found={{ title: t('found.title'), text: t('found.text') }}
            none={{
              title: t('images.none_title'),
              text: t('images.none_text'),
              action: <Button onClick={onUpload}>{t('images.upload')}</Button>,
            }}
            onReset={() => onSearch({})}
          />
        }
      />
      <Suspense>
        {image !== undefined && <ImageDialog image={image} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}

interface ImageTileProps {
  readonly image: Image;
  readonly onEdit: () => void;
}

function ImageTile({ image, onEdit }: ImageTileProps) {
  const { t } = useTranslation('materials');
  const isOwn = mayChange(image, useMe());
  const removal = useImageRemoval();
  const { name, address, alternative, width, height, used } = image;
  return (
    <li className={classes.tile}>
      <img src={address} alt={alternative} width={width} height={height} loading="lazy" />
      <b>{name}</b>
      <span className={classes.tileFoot}>
        <small>{t('images.used', { count: used })}</small>
        {!isOwn && <SourcePill material={image} />}
        {isOwn && (
          <span className={classes.tools}>
            <IconButton
              small
              label={t('images.edit', { name })}
              icon={<IconPencil size={20} aria-hidden />}
              onClick={onEdit}
            />
            <IconButton
              small
              label={t('images.remove', { name })}
              icon={<IconTrash size={20} aria-hidden />}
              disabled={removal.isPending}
              onClick={() => removal.ask(image)}
            />
          </span>
        )}
      </span>
    </li>
  );
}
