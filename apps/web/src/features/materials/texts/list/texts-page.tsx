import { late } from '@mindhero/ui/late';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textsQuery } from '../../../../entities/material/materials.ts';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { useList } from '../../../../platform/lists/use-list.ts';
import { ToolButton } from '../../../../platform/tool-button.tsx';
import { MaterialList } from '../../material-list.tsx';
import { handImported } from '../import/imported.ts';
import { SelectedTexts } from './selected-texts.tsx';
import { useTextColumns } from './text-columns.tsx';
import { TextFilters } from './text-filters.tsx';
import { textsList, type TextsSearch } from './texts-search.ts';

const TextPreview = late(async () => (await import('../preview/text-preview.tsx')).TextPreview);
const ImportDialog = late(async () => (await import('../import/import-dialog.tsx')).ImportDialog);

/** The list of texts, and the way in for those that stand in files. */
export function TextsPage({ search, onSearch }: Addressed<TextsSearch>) {
  const { t } = useTranslation('materials');
  const navigate = useNavigate();
  const [isImporting, setImporting] = useState(false);
  const { preview: _preview, ...narrowed } = search;
  return (
    <>
      <MaterialList
        kind="texts"
        list={useList(textsList, { search: narrowed, onSearch }, textsQuery)}
        columns={useTextColumns()}
        filters={<TextFilters search={narrowed} onSearch={onSearch} />}
        actions={
          <ToolButton icon={IconFileImport} onClick={() => setImporting(true)}>
            {t('texts.import')}
          </ToolButton>
        }
        renderTools={(ticked) => <SelectedTexts texts={ticked} />}
        Preview={TextPreview}
        search={search}
        onSearch={onSearch}
      />
      <Suspense>
        {isImporting && (
          <ImportDialog
            onClose={() => setImporting(false)}
            onTake={(imported) => {
              handImported(imported);
              setImporting(false);
              void navigate({ to: '/materials/texts/create' });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
