import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface ChoosingProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** As of an input: media types and endings of names, separated by commas. */
  readonly accept: string;
}

interface FilesButtonProps extends ChoosingProps {
  /** One file only. */
  readonly isSingle?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets files be chosen, one or several at once. */
export function FilesButton({ accept, isSingle = false, onFiles, ...button }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen once more, after it was mended.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

interface FileButtonProps extends ChoosingProps {
  readonly onFile: (file: File) => void;
}

/** A button that lets one file be chosen. */
export function FileButton({ onFile, ...button }: FileButtonProps) {
  const take = ([file]: readonly File[]) => {
    if (file !== undefined) onFile(file);
  };
  return <FilesButton {...button} isSingle onFiles={take} />;
}
