import { ButtonRow } from '@mindhero/ui/button-row';
import { TextSkeleton } from '@mindhero/ui/skeletons';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { wordListQuery } from '../../../entities/material/materials.ts';
import { useMe } from '../../../entities/person/me.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { ToolButton, ToolLink } from '../../../platform/tool-button.tsx';
import { mayChange } from '../ownership.ts';
import { useOwnCopy } from '../use-own-copy.ts';
import classes from './words.module.css';

interface WordListPreviewProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** All words of a list. */
export function WordListPreview({ id, onClose }: WordListPreviewProps) {
  const { t } = useTranslation('materials');
  const me = useMe();
  const copy = useOwnCopy('words');
  const list = useQuery(wordListQuery(id));
  const { data } = list;
  return (
    <Dialog title={data?.title ?? t('words.preview')} onClose={onClose} width={680}>
      {data !== undefined && (
        <>
          <ul className={classes.all} lang={data.language.toLowerCase()}>
            {data.words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          <ButtonRow>
            {mayChange(data, me) && (
              <ToolLink
                icon={IconPencil}
                kind="primary"
                to="/materials/words/$id/edit"
                params={{ id: String(id) }}
              >
                {t('edit')}
              </ToolLink>
            )}
            <ToolButton icon={IconCopy} loading={copy.isPending} onClick={() => copy.make(id)}>
              {t('copy')}
            </ToolButton>
          </ButtonRow>
        </>
      )}
      {list.isPending && (
        <div aria-busy>
          <TextSkeleton lines={6} />
        </div>
      )}
      {list.error !== null && <LoadFailure item="word_list" error={list.error} onRetry={list.refetch} />}
    </Dialog>
  );
}
