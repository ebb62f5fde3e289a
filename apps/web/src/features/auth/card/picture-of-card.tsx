import { Button } from '@mindhero/ui/button';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeReader } from './read-code.ts';

interface PictureOfCardProps {
  readonly onCode: (text: string) => void;
  readonly onNothing: () => void;
}

/** For devices without a camera of the browser's: a picture that was taken before. */
export function PictureOfCard({ onCode, onNothing }: PictureOfCardProps) {
  const { t } = useTranslation('card');
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    const text = await textIn(file).catch(() => null);
    if (text === null) onNothing();
    else onCode(text);
  };
  return (
    <>
      <Button kind="ghost" icon={<IconPhoto size={20} aria-hidden />} onClick={() => input.current?.click()}>
        {t('scan.picture')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void read(file);
          // The same picture may be chosen once more.
          currentTarget.value = '';
        }}
      />
    </>
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
