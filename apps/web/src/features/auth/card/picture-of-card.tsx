import { FileButton } from '@mindhero/ui/file-button';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { codeReader } from './read-code.ts';

interface PictureOfCardProps {
  readonly onCode: (text: string) => void;
  readonly onNothing: () => void;
}

/** For devices without a camera of the browser's: a picture that was taken before. */
export function PictureOfCard({ onCode, onNothing }: PictureOfCardProps) {
  const { t } = useTranslation('card');
  const read = async (file: File) => {
    const text = await textIn(file).catch(() => null);
    if (text === null) onNothing();
    else onCode(text);
  };
  return (
    <FileButton
      kind="ghost"
      icon={<IconPhoto size={20} aria-hidden />}
      accept="image/*"
      onFile={(file) => void read(file)}
    >
      {t('scan.picture')}
    </FileButton>
  );
}

async function textIn(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file);
  try {
    return await (
      await codeReader()
    )(picture);
  } finally {
    picture.close();
  }
}
