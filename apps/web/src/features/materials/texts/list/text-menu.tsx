import type { TextRow } from '@mindhero/contract/text';
import { Button } from '@mindhero/ui/button';
import { DropButton } from '@mindhero/ui/drop-button';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconPencil,
  IconPrinter,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../entities/person/me.ts';
import { ButtonLink } from '../../../../platform/links.tsx';
import { mayChange } from '../../ownership.ts';
import { useArchiveSteps } from '../../use-archive-steps.ts';
import { useOwnCopy } from './use-own-copy.ts';
import classes from '../../materials.module.css';

const way = { size: 'sm', kind: 'subtle', fullWidth: true } as const;

/** What can be done with one text: others' are copied, not changed. */
export function TextMenu({ text }: { readonly text: TextRow }) {
  const { t } = useTranslation('materials');
  const id = useId();
  const isOwn = mayChange(text, useMe());
  const copy = useOwnCopy();
  const archiving = useArchiveSteps('texts');
  const closing = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  const step = text.archived_at === null ? 'archive' : 'restore';
  const StepIcon = step === 'archive' ? IconArchive : IconArchiveOff;
  return (
    <DropButton
      iconOnly
      id={id}
      label={t('menu', { title: text.title })}
      icon={<IconDots size={20} aria-hidden />}
      loading={copy.isPending || archiving.isPending}
    >
      <div className={classes.menu}>
        {isOwn && (
          <ButtonLink
            {...way}
            to="/materials/texts/$id/edit"
            params={{ id: String(text.id) }}
            search={true}
            icon={<IconPencil size={18} aria-hidden />}
          >
            {t('edit')}
          </ButtonLink>
        )}
        <Button
          {...way}
          {...closing}
          icon={<IconCopy size={18} aria-hidden />}
          onClick={() => copy.make(text.id)}
        >
          {t('copy')}
        </Button>
        <ButtonLink
          {...way}
          to="/materials/texts/print"
          search={{ texts: String(text.id) }}
          icon={<IconPrinter size={18} aria-hidden />}
        >
          {t('print')}
        </ButtonLink>
        {isOwn && (
          <Button
            {...way}
            {...closing}
            icon={<StepIcon size={18} aria-hidden />}
            onClick={() => archiving.take(step, [text])}
          >
            {t(`${step}.button`)}
          </Button>
        )}
      </div>
    </DropButton>
  );
}
