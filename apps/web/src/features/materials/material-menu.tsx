import { Button } from '@mindhero/ui/button';
import { DropButton } from '@mindhero/ui/drop-button';
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Written } from '../../entities/material/materials.ts';
import { useMe } from '../../entities/person/me.ts';
import { ButtonLink } from '../../platform/links.tsx';
import type { ArchivedMaterial } from './archive-ticked.tsx';
import { mayChange } from './ownership.ts';
import { useArchiveSteps } from './use-archive-steps.ts';
import { useOwnCopy } from './use-own-copy.ts';
import classes from './materials.module.css';

interface MaterialMenuProps {
  readonly kind: Written;
  readonly material: ArchivedMaterial;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** How buttons and links of the menu look. */
export const menuWay = { size: 'sm', kind: 'subtle', fullWidth: true } as const;

/** What can be done with one material of a list: others' are copied, not changed. */
export function MaterialMenu({ kind, material, children }: MaterialMenuProps) {
  const { t } = useTranslation('materials');
  const id = useId();
  const isOwn = mayChange(material, useMe());
  const copy = useOwnCopy(kind);
  const archiving = useArchiveSteps(kind);
  const closing = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  const step = material.archived_at === null ? 'archive' : 'restore';
  const StepIcon = step === 'archive' ? IconArchive : IconArchiveOff;
  return (
    <DropButton
      iconOnly
      id={id}
      label={t('menu', { title: material.title })}
      icon={<IconDots size={20} aria-hidden />}
      loading={copy.isPending || archiving.isPending}
    >
      <div className={classes.menu}>
        {isOwn && (
          <ButtonLink
            {...menuWay}
            to={`/materials/${kind}/$id/edit`}
            params={{ id: String(material.id) }}
            search={true}
            icon={<IconPencil size={18} aria-hidden />}
          >
            {t('edit')}
          </ButtonLink>
        )}
        <Button
          {...menuWay}
          {...closing}
          icon={<IconCopy size={18} aria-hidden />}
          onClick={() => copy.make(material.id)}
        >
          {t('copy')}
        </Button>
        {children}
        {isOwn && (
          <Button
            {...menuWay}
            {...closing}
            icon={<StepIcon size={18} aria-hidden />}
            onClick={() => archiving.take(step, [material])}
          >
            {t(`${step}.button`)}
          </Button>
        )}
      </div>
    </DropButton>
  );
}
