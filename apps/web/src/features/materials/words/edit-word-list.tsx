import { useSuspenseQuery } from '@tanstack/react-query';
import { wordListQuery } from '../../../entities/material/materials.ts';
import { useMe } from '../../../entities/person/me.ts';
import { mayChange } from '../ownership.ts';
import { WordListEditor } from './word-list-editor.tsx';
import { WordListPreview } from './word-list-preview.tsx';

interface EditWordListProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The editor of a word list that is stored; who may not change it reads it, and may copy it. */
export function EditWordList({ id, onClose }: EditWordListProps) {
  const me = useMe();
  const list = useSuspenseQuery(wordListQuery(id)).data;
  if (!mayChange(list, me)) return <WordListPreview id={id} onClose={onClose} />;
  return <WordListEditor list={list} onClose={onClose} />;
}
