import type { CardSet } from '@mindhero/contract/card-set';
import { Button } from '@mindhero/ui/button';
import { IconButton } from '@mindhero/ui/icon-button';
import { late } from '@mindhero/ui/late';
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardSetsQuery } from '../../../entities/material/materials.ts';
import { useMe } from '../../../entities/person/me.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { SearchField } from '../../../platform/lists/search-field.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { ArchivedFilter, SourceFilter } from '../material-filters.tsx';
import { mayChange } from '../ownership.ts';
import { SourcePill } from '../source-pill.tsx';
import { useArchiveSteps } from '../use-archive-steps.ts';
import { cardSetsList, type CardSetsSearch, type ImagesPageSearch } from './images-search.ts';
import { TileList } from './tile-list.tsx';
import classes from './images.module.css';

const CardSetDialog = late(async () => (await import('./card-set-dialog.tsx')).CardSetDialog);

interface CardSetGridProps extends Omit<Addressed<ImagesPageSearch>, 'search'> {
  readonly search: CardSetsSearch;
  readonly onCreate: () => void;
}

/** All card sets that the person may play with, as tiles. */
export function CardSetGrid({ search, onSearch, onCreate }: CardSetGridProps) {
  const { t } = useTranslation('materials');
  const { page: _page, ...others } = search;
  const { tab: _tab, ...narrowed } = others;
  const sets = useList(cardSetsList, { search, onSearch }, ({ tab: _of, ...asked }) => cardSetsQuery(asked));
  const [edited, setEdited] = useState<number | null>(null);
  const set = sets.rows.find(({ id }) => id === edited);
  return (
    <>
      <TileList
        label={t('cards.tab')}
        list={sets}
        item="card_sets"
        filters={
          <>
            <SearchField
              label={t('cards.search')}
              value={search.search ?? ''}
              onSearch={(text) => onSearch({ ...others, search: text })}
            />
            <SourceFilter value={search.source} onChange={(source) => onSearch({ ...others, source })} />
            <ArchivedFilter
              value={search.archived}
              onChange={(archived) => onSearch({ ...others, archived })}
            />
          </>
        }
        renderTile={(row) => <CardSetTile key={row.id} set={row} onEdit={() => setEdited(row.id)} />}
        empty={
          <NoRows
            search={narrowed}
            found={{ title: t('found.title'), text: t('found.text') }}
            none={{
              title: t('cards.none_title'),
              text: t('cards.none_text'),
              action: <Button onClick={onCreate}>{t('cards.create')}</Button>,
            }}
            onReset={() => onSearch({ tab: 'cards' })}
          />
        }
      />
      <Suspense>
        {set !== undefined && (
          <CardSetDialog set={set} onClose={() => setEdited(null)} onSaved={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  );
}

/** As many pictures as tell which set it is. */
const SHOWN = 4;

interface CardSetTileProps {
  readonly set: CardSet;
  readonly onEdit: () => void;
}

function CardSetTile({ set, onEdit }: CardSetTileProps) {
  const { t } = useTranslation('materials');
  const isOwn = mayChange(set, useMe());
  const archiving = useArchiveSteps('cards');
  const step = set.archived_at === null ? 'archive' : 'restore';
  const StepIcon = step === 'archive' ? IconArchive : IconArchiveOff;
  const { title, images } = set;
  return (
    <li className={classes.tile}>
      <span className={classes.four}>
        {images.slice(0, SHOWN).map(({ address, alternative }) => (
          <img key={address} src={address} alt={alternative} loading="lazy" />
        ))}
      </span>
      <b>{title}</b>
      <span className={classes.tileFoot}>
        <small>{t('cards.images', { count: images.length })}</small>
        {!isOwn && <SourcePill material={set} />}
        {isOwn && (
          <span className={classes.tools}>
            <IconButton
              small
              label={t('cards.edit', { title })}
              icon={<IconPencil size={20} aria-hidden />}
              onClick={onEdit}
            />
            <IconButton
              small
              label={t(`cards.${step}`, { title })}
              icon={<StepIcon size={20} aria-hidden />}
              disabled={archiving.isPending}
              onClick={() => archiving.take(step, [set])}
            />
          </span>
        )}
      </span>
    </li>
  );
}
