import type { TextRow } from '@mindhero/contract/text';
import { IconPrinter, IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../platform/links.tsx';
import { MaterialMenu, menuWay } from '../../material-menu.tsx';

/** What can be done with one text. */
export function TextMenu({ text }: { readonly text: TextRow }) {
  const { t } = useTranslation('materials');
  return (
    <MaterialMenu kind="texts" material={text}>
      <ButtonLink
        {...menuWay}
        to="/materials/texts/print"
        search={{ texts: String(text.id) }}
        icon={<IconPrinter size={18} aria-hidden />}
      >
        {t('print')}
      </ButtonLink>
      <ButtonLink
        {...menuWay}
        to="/materials/texts/$id/transform"
        params={{ id: String(text.id) }}
        search={{}}
        icon={<IconWand size={18} aria-hidden />}
      >
        {t('transform')}
      </ButtonLink>
    </MaterialMenu>
  );
}
