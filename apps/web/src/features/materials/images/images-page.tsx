import { late } from '@mindhero/ui/late';
import { Page } from '@mindhero/ui/page';
import { Segments } from '@mindhero/ui/segments';
import { IconPhotoUp, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { CardSetGrid } from './card-set-grid.tsx';
import { ImageGrid } from './image-grid.tsx';
import type { ImagesPageSearch } from './images-search.ts';
import classes from './images.module.css';

const UploadDialog = late(async () => (await import('./upload-dialog.tsx')).UploadDialog);
const CardSetDialog = late(async () => (await import('./card-set-dialog.tsx')).CardSetDialog);

/** Images, and the card sets that are made of them. */
export function ImagesPage({ search, onSearch }: Addressed<ImagesPageSearch>) {
  const { t } = useTranslation(['materials', 'common']);
  const [dialog, setDialog] = useState<'upload' | 'set' | null>(null);
  const close = () => setDialog(null);
  const tab = search.tab ?? 'images';
  return (
    <Page
      title={t('materials:images.title')}
      crumbs={[
        <Link key="materials" to="/materials">
          {t('common:navigation.materials')}
        </Link>,
      ]}
      actions={
        <>
          <ToolButton kind="primary" icon={IconPhotoUp} onClick={() => setDialog('upload')}>
            {t('materials:images.upload')}
          </ToolButton>
          <ToolButton icon={IconPlus} onClick={() => setDialog('set')}>
            {t('materials:cards.create')}
          </ToolButton>
        </>
      }
    >
      <div className={classes.tabs}>
        <Segments
          label={t('materials:images.tabs')}
          value={tab}
          onChange={(next) => onSearch(next === 'cards' ? { tab: next } : {})}
          options={[
            { value: 'images' as const, label: t('materials:images.tab') },
            { value: 'cards' as const, label: t('materials:cards.tab') },
          ]}
        />
      </div>
      {search.tab === 'cards' ? (
        <CardSetGrid search={search} onSearch={onSearch} onCreate={() => setDialog('set')} />
      ) : (
        <ImageGrid search={search} onSearch={onSearch} onUpload={() => setDialog('upload')} />
      )}
      <Suspense>
        {dialog === 'upload' && <UploadDialog onClose={close} />}
        {dialog === 'set' && (
          <CardSetDialog
            set={null}
            onClose={close}
            onSaved={() => {
              close();
              if (search.tab !== 'cards') onSearch({ tab: 'cards' });
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
