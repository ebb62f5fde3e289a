import { exportTexts, textFormats, type TextRow } from '@mindhero/contract/text';
import { Button } from '@mindhero/ui/button';
import { DropButton } from '@mindhero/ui/drop-button';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../platform/answered-file.ts';
import { call } from '../../../../platform/client.ts';
import { ToolLink } from '../../../../platform/tool-button.tsx';
import { MOST_PRINTED } from '../print/print-search.ts';
import classes from '../../materials.module.css';

interface SelectedTextsProps {
  readonly texts: readonly TextRow[];
}

/** How the texts that are ticked leave the house: as files, and on paper. */
export function SelectedTexts({ texts }: SelectedTextsProps) {
  const { t } = useTranslation('materials');
  return (
    <>
      <TextExport texts={texts} />
      {texts.length <= MOST_PRINTED && (
        <ToolLink
          icon={IconPrinter}
          to="/materials/texts/print"
          search={{ texts: texts.map(({ id }) => id).join('.') }}
        >
          {t('print')}
        </ToolLink>
      )}
    </>
  );
}

function TextExport({ texts }: SelectedTextsProps) {
  const { t } = useTranslation('materials');
  const id = useId();
  const take = useMutation({
    mutationFn: (format: (typeof textFormats)[number]) =>
      call(exportTexts, { body: { format, ids: texts.map((text) => text.id) } }),
    onSuccess: saveFile,
    meta: { action: 'load', item: 'texts' },
  });
  return (
    <DropButton
      id={id}
      label={t('export.button')}
      icon={<IconDownload size={18} aria-hidden />}
      loading={take.isPending}
    >
      <div className={classes.menu}>
        {textFormats.map((format) => (
          <Button
            key={format}
            size="sm"
            kind="subtle"
            fullWidth
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => take.mutate(format)}
          >
            {t(`export.${format}`)}
          </Button>
        ))}
      </div>
    </DropButton>
  );
}
