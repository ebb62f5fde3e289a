import { useSuspenseQuery } from '@tanstack/react-query';
import { textQuery } from '../../../../entities/material/materials.ts';
import { useMe } from '../../../../entities/person/me.ts';
import { mayChange } from '../../ownership.ts';
import { TextPreview } from '../preview/text-preview.tsx';
import { TextEditor } from './text-editor.tsx';

interface EditTextProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The editor of a text that is stored; who may not change it reads it, and may copy it. */
export function EditText({ id, onClose }: EditTextProps) {
  const me = useMe();
  const text = useSuspenseQuery(textQuery(id)).data;
  if (!mayChange(text, me)) return <TextPreview id={id} onClose={onClose} />;
  return <TextEditor text={text} onClose={onClose} />;
}
