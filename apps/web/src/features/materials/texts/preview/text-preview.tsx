import type { ReadingText } from '@mindhero/contract/text';
import { TextPage } from '@mindhero/games/reading/page';
import { Ruler } from '@mindhero/games/reading/ruler';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Pill } from '@mindhero/ui/pill';
import { TextSkeleton } from '@mindhero/ui/skeletons';
import { IconCopy, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { textQuery } from '../../../../entities/material/materials.ts';
import { useMe } from '../../../../entities/person/me.ts';
import { ReadLookButton } from '../../../../entities/person/read-look/read-look-button.tsx';
import { Dialog } from '../../../../platform/dialog.tsx';
import { languageNames } from '../../../../platform/language.ts';
import { LoadFailure } from '../../../../platform/load-failure.tsx';
import { ToolButton, ToolLink } from '../../../../platform/tool-button.tsx';
import { mayChange } from '../../ownership.ts';
import { SourcePill } from '../../source-pill.tsx';
import { useOwnCopy } from '../../use-own-copy.ts';
import { TriedQuestion } from './tried-question.tsx';
import classes from './preview.module.css';

interface TextPreviewProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A text as pupils see it, with its questions to be tried. */
export function TextPreview({ id, onClose }: TextPreviewProps) {
  const { t } = useTranslation('materials');
  const text = useQuery(textQuery(id));
  return (
    <Dialog title={text.data?.title ?? t('preview.title')} onClose={onClose} width={760}>
      {text.data !== undefined && <Shown text={text.data} />}
      {text.isPending && (
        <div aria-busy>
          <TextSkeleton lines={8} />
        </div>
      )}
      {text.error !== null && <LoadFailure item="text" error={text.error} onRetry={text.refetch} />}
    </Dialog>
  );
}

function Shown({ text }: { readonly text: ReadingText }) {
  const { t } = useTranslation('materials');
  const me = useMe();
  const copy = useOwnCopy('texts');
  const params = { id: String(text.id) };
  return (
    <>
      <div className={classes.facts}>
        <SourcePill material={text} />
        <Pill>{languageNames[text.language]}</Pill>
        <Pill>{t(`difficulty.${text.difficulty}`)}</Pill>
        <Pill>{t('words_counted', { count: text.words })}</Pill>
        <ReadLookButton />
      </div>
      <TextPage text={{ ...text, layout: text.kind }} Ruler={Ruler} />
      {text.questions.length > 0 && (
        <ol className={classes.questions} data-read="ground" aria-label={t('preview.questions')}>
          {text.questions.map((question, index) => (
            <li key={index}>
              <TriedQuestion question={question} language={text.language} />
            </li>
          ))}
        </ol>
      )}
      <ButtonRow>
        {mayChange(text, me) && (
          <ToolLink icon={IconPencil} kind="primary" to="/materials/texts/$id/edit" params={params}>
            {t('edit')}
          </ToolLink>
        )}
        <ToolButton icon={IconCopy} loading={copy.isPending} onClick={() => copy.make(text.id)}>
          {t('copy')}
        </ToolButton>
        <ToolLink icon={IconPrinter} to="/materials/texts/print" search={{ texts: String(text.id) }}>
          {t('print')}
        </ToolLink>
      </ButtonRow>
    </>
  );
}
