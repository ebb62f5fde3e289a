import type { WordListRow } from '@mindhero/contract/word-list';
import { Button } from '@mindhero/ui/button';
import { DropButton } from '@mindhero/ui/drop-button';
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyWordList } from '../../../entities/material/materials.ts';
import { useMe } from '../../../entities/person/me.ts';
import { toastDone } from '../../../platform/failures.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { mayChange } from '../ownership.ts';
import { useArchiveSteps } from '../use-archive-steps.ts';
import classes from '../materials.module.css';

const way = { size: 'sm', kind: 'subtle', fullWidth: true } as const;

/** What can be done with one word list: others' are copied, not changed. */
export function WordListMenu({ list }: { readonly list: WordListRow }) {
  const { t } = useTranslation('materials');
  const id = useId();
  const isOwn = mayChange(list, useMe());
  const copy = useOwnCopy();
  const archiving = useArchiveSteps('words');
  const closing = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  const step = list.archived_at === null ? 'archive' : 'restore';
  const StepIcon = step === 'archive' ? IconArchive : IconArchiveOff;
  return (
    <DropButton
      iconOnly
      id={id}
      label={t('menu', { title: list.title })}
      icon={<IconDots size={20} aria-hidden />}
      loading={copy.isPending || archiving.isPending}
    >
      <div className={classes.menu}>
        {isOwn && (
          <ButtonLink
            {...way}
            to="/materials/words/$id/edit"
            params={{ id: String(list.id) }}
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
          onClick={() => copy.make(list.id)}
        >
          {t('copy')}
        </Button>
        {isOwn && (
          <Button
            {...way}
            {...closing}
            icon={<StepIcon size={18} aria-hidden />}
            onClick={() => archiving.take(step, [list])}
          >
            {t(`${step}.button`)}
          </Button>
        )}
      </div>
    </DropButton>
  );
}

/** Makes an own list of another, and opens it to be changed. */
export function useOwnCopy() {
  const { t } = useTranslation('materials');
  const navigate = useNavigate();
  const copy = useCopyWordList();
  return {
    isPending: copy.isPending,
    make: (id: number) =>
      copy.mutate(id, {
        onSuccess: ({ id: own, title }) => {
          toastDone(t('copied', { title }));
          void navigate({ to: '/materials/words/$id/edit', params: { id: String(own) } });
        },
      }),
  };
}
