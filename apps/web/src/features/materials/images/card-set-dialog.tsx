import {
  type CardSet,
  createCardSet,
  LEAST_CARDS,
  MOST_CARDS,
  updateCardSet,
} from '@mindhero/contract/card-set';
import { LONGEST_TITLE } from '@mindhero/contract/limits';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetMaterials } from '../../../entities/material/materials.ts';
import { call } from '../../../platform/client.ts';
import { toastDone } from '../../../platform/failures.ts';
import type { Faults } from '../../../platform/form/faults.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { EditorDialog, ShareField } from '../editor-dialog.tsx';
import { ImagePicker } from './image-picker.tsx';
import classes from './images.module.css';

interface CardSetDialogProps {
  /** Null for a new one. */
  readonly set: CardSet | null;
  readonly onClose: () => void;
  readonly onSaved: (set: CardSet) => void;
}

interface Values {
  readonly title: string;
  readonly images: readonly number[];
  readonly shared_with_school: boolean;
}

function faultsIn({ images }: Values): Faults {
  if (images.length < LEAST_CARDS)
    return { images: { code: 'too_few_chosen', params: { min: LEAST_CARDS } } };
  return {};
}

/** A set of cards: what it is called, and the images of which each is a pair. */
export function CardSetDialog({ set, onClose, onSaved }: CardSetDialogProps) {
  const { t } = useTranslation(['materials', 'common']);
  const queries = useQueryClient();
  const stored = useMemo(
    (): Values => ({
      title: set?.title ?? '',
      // One that was deleted since can be shown and not chosen.
      images: set?.images.flatMap(({ id }) => id ?? []) ?? [],
      shared_with_school: set?.shared_with_school ?? false,
    }),
    [set],
  );
  const form = useForm<Values, CardSet>({
    values: stored,
    required: ['title'],
    check: faultsIn,
    send: (values, { images, ...changes }) => {
      if (set === null) return call(createCardSet, { body: { ...values, images: [...values.images] } });
      const body = { version: set.version, ...changes, ...(images !== undefined && { images: [...images] }) };
      return call(updateCardSet, { params: { id: set.id }, body });
    },
    onDone: (saved) => {
      toastDone(t('materials:saved', { title: saved.title }));
      void forgetMaterials(queries);
      onSaved(saved);
    },
    ...(set !== null && { reload: () => forgetMaterials(queries) }),
    failure: [set === null ? 'create' : 'update', 'card_set'],
  });
  const { images } = form.values;
  const atFault = Object.keys(form.faults).find((path) => path.startsWith('images'));
  const error = atFault === undefined ? null : form.errorOf(atFault, 'images');
  const isFull = images.length >= MOST_CARDS;
  return (
    <EditorDialog
      title={t(set === null ? 'materials:cards.new' : 'materials:cards.edit_title')}
      form={form}
      material={set}
      submitLabel={t(set === null ? 'materials:cards.make' : 'common:buttons.save')}
      width={760}
      onClose={onClose}
    >
      <TextField
        {...form.text('title')}
        label={t('materials:column.title')}
        maxLength={LONGEST_TITLE}
        data-autofocus
      />
      <section
        aria-label={t('materials:cards.pick')}
        className={classes.pick}
        data-fault={error !== null || undefined}
      >
        <h3>{t('materials:cards.pick')}</h3>
        <p className={classes.count} role="status">
          {t('materials:cards.picked', { count: images.length, min: LEAST_CARDS, max: MOST_CARDS })}
        </p>
        {error !== null && (
          <p className={classes.fault} role="alert">
            {error}
          </p>
        )}
        <ImagePicker
          picked={new Set(images)}
          onPick={({ id }) => {
            if (images.includes(id)) form.change({ images: images.filter((one) => one !== id) });
            else if (!isFull) form.change({ images: [...images, id] });
          }}
        />
      </section>
      <ShareField form={form} />
    </EditorDialog>
  );
}
