import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { type Owned, ownershipOf } from './ownership.ts';

export interface SourcePillProps {
  readonly material: Owned & { readonly shared_with_school: boolean };
}

/** Whose a material is: the library's, one's own, or a colleague's, who is named. */
export function SourcePill({ material }: SourcePillProps) {
  const { t } = useTranslation('materials');
  const ownership = ownershipOf(material, useMe());
  if (ownership === 'official') return <Pill tone="reading">{t('source.official')}</Pill>;
  if (ownership === 'shared') return <Pill tone="info">{material.owner?.name ?? t('source.school')}</Pill>;
  return <Pill>{t(material.shared_with_school ? 'source.mine_shared' : 'source.mine')}</Pill>;
}
