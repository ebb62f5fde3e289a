import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { forgetMaterials, items, keepMaterial, type Written } from '../../entities/material/materials.ts';
import { useMe } from '../../entities/person/me.ts';
import { toastDone } from '../../platform/failures.ts';
import { type FormOptions, useForm } from '../../platform/form/use-form.ts';
import { useLeaveQuestion } from '../../platform/form/use-leave-question.ts';
import { useKeeping, useKeptChanges } from './use-kept-changes.ts';

interface Stored {
  readonly id: number;
  readonly version: number;
  readonly title: string;
}

interface MaterialFormOptions<Values extends object, Material extends Stored> extends Pick<
  FormOptions<Values, Material>,
  'required' | 'tidy' | 'check'
> {
  readonly kind: Written;
  /** Null for a new one. */
  readonly material: Material | null;
  /** What stands in it before anybody types. */
  readonly values: Values;
  /** What makes sense of what the device kept. */
  readonly understood: (stored: object) => Partial<Values>;
  /** Stands in the form as if it had just been typed, in the place of what was kept. */
  readonly imported?: Partial<Values> | null;
  readonly create: (values: Values) => Promise<Material>;
  readonly update: (material: Material, changes: Partial<Values>) => Promise<Material>;
  readonly onClose: () => void;
}

/** The form of a text or word list that is new or stored: what is typed stays on the device until it is sent. */
export function useMaterialForm<Values extends object, Material extends Stored>({
  kind,
  material,
  understood,
  imported = null,
  create,
  update,
  onClose,
  ...options
}: MaterialFormOptions<Values, Material>) {
  const { t } = useTranslation('materials');
  const me = useMe();
  const queries = useQueryClient();
  const kept = useKeptChanges<Values>(
    `${kind} draft ${me.id} ${material?.id ?? 'new'}`,
    material?.version ?? null,
    understood,
  );
  const form = useForm<Values, Material>({
    ...options,
    typed: () => ({ ...kept.typed(), ...imported }),
    send: (values, changes) => {
      if (material === null) return create(values);
      return Object.keys(changes).length === 0 ? Promise.resolve(material) : update(material, changes);
    },
    onDone: (saved) => {
      kept.finish();
      free();
      void keepMaterial(queries, kind, saved);
      onClose();
      toastDone(t('saved', { title: saved.title }));
    },
    ...(material !== null && { reload: () => forgetMaterials(queries) }),
    failure: [material === null ? 'create' : 'update', items[kind].one],
  });
  useKeeping(kept, form.changes);
  const free = useLeaveQuestion(Object.keys(form.changes).length > 0);
  return {
    ...form,
    isRestored: kept.restored !== null && imported === null,
    isOutdated: form.isOutdated || kept.isOutdated,
    discard: () => {
      form.reset();
      kept.discard();
    },
  };
}
