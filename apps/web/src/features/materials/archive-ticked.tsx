import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import type { Archived } from '../../entities/material/materials.ts';
import { useMe } from '../../entities/person/me.ts';
import { mayChange, type Owned } from './ownership.ts';
import { useArchiveSteps } from './use-archive-steps.ts';

export interface ArchivedMaterial extends Owned {
  readonly id: number;
  readonly title: string;
  readonly archived_at: string | null;
}

interface ArchiveTickedProps {
  readonly kind: Archived;
  readonly ticked: readonly ArchivedMaterial[];
  readonly onDone: () => void;
}

/** Takes what is ticked out of use, or back if all of it is out of use; nothing where none of it is one's own. */
export function ArchiveTicked({ kind, ticked, onDone }: ArchiveTickedProps) {
  const { t } = useTranslation('materials');
  const me = useMe();
  const archiving = useArchiveSteps(kind);
  const own = ticked.filter((material) => mayChange(material, me));
  const step = own.every(({ archived_at: at }) => at !== null) ? 'restore' : 'archive';
  const changed = own.filter(({ archived_at: at }) => (at === null) === (step === 'archive'));
  if (changed.length === 0) return null;
  return (
    <Button
      size="sm"
      kind="ghost"
      loading={archiving.isPending}
      onClick={() => archiving.take(step, changed, onDone)}
    >
      {t(`${step}.button`)}
    </Button>
  );
}
