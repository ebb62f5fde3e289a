import { MOST_LIST_WORDS, type MaterialFault } from '@mindhero/contract/material-faults';
import type { Language } from '@mindhero/contract/user';
import { TypedChips } from '@mindhero/ui/typed-chips';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultWords } from '../../../platform/form/fault-words.ts';
import { useFormats } from '../../../platform/format.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { type TypedWords, whileTyping, withWords } from './typed-words.ts';
import classes from './words.module.css';

interface WordsFieldProps {
  readonly language: Language;
  readonly words: readonly string[];
  readonly typing: string;
  /** What the form found wrong when it was sent. */
  readonly error: string | null;
  readonly onChange: (changed: { readonly words?: readonly string[]; readonly typing?: string }) => void;
}

/** The words of a list as chips; every step can be taken back. */
export function WordsField({ language, words, typing, error, onChange }: WordsFieldProps) {
  const { t } = useTranslation('materials');
  const { number } = useFormats();
  const wordsOf = useFaultWords();
  const [past, setPast] = useState<readonly (readonly string[])[]>([]);
  const [fault, setFault] = useState<MaterialFault | null>(null);
  const [repeated, setRepeated] = useState<readonly string[]>([]);

  const set = (next: readonly string[]) => {
    setPast([...past, words]);
    onChange({ words: next });
  };
  const take = (found: TypedWords) => {
    setFault(found.fault);
    setRepeated(found.repeated);
    const isMore = found.words.length > words.length;
    if (isMore) setPast([...past, words]);
    onChange({ typing: found.typing, ...(isMore && { words: found.words }) });
  };
  const undo = () => {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    setRepeated([]);
    onChange({ words: last });
  };
  return (
    <div className={classes.words}>
      <TypedChips
        label={t('words.field')}
        lang={language.toLowerCase()}
        chips={words}
        removeLabel={(word) => t('words.remove', { word })}
        onRemove={(index) => set(words.toSpliced(index, 1))}
        typed={typing}
        onType={(text) => take(whileTyping(words, text))}
        onAdd={(text) => take(withWords(words, text))}
        onUndo={undo}
        placeholder={t('words.placeholder')}
        description={t('words.how', { count: words.length, max: number(MOST_LIST_WORDS) })}
        error={fault === null ? error : wordsOf('words', { code: fault.code, params: fault.params })}
      />
      <div className={classes.foot}>
        <p role="status">
          {repeated.length > 0 && t('words.repeated', { count: repeated.length, words: repeated.join(', ') })}
        </p>
        <ToolButton icon={IconArrowBackUp} disabled={past.length === 0} onClick={undo}>
          {t('words.undo')}
        </ToolButton>
      </div>
    </div>
  );
}
