import type { WordListRow } from '@mindhero/contract/word-list';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../platform/links.tsx';
import { MaterialMenu, menuWay } from '../material-menu.tsx';
import { useOwnCopy } from './use-own-copy.ts';

/** What can be done with one word list. */
export function WordListMenu({ list }: { readonly list: WordListRow }) {
  const { t } = useTranslation('materials');
  return (
    <MaterialMenu
      kind="words"
      material={list}
      copy={useOwnCopy()}
      edit={
        <ButtonLink
          {...menuWay}
          to="/materials/words/$id/edit"
          params={{ id: String(list.id) }}
          search={true}
          icon={<IconPencil size={18} aria-hidden />}
        >
          {t('edit')}
        </ButtonLink>
      }
    />
  );
}
