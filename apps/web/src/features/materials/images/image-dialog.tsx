import { type Image, updateImage } from '@mindhero/contract/image';
import { LONGEST_ALTERNATIVE, LONGEST_TITLE } from '@mindhero/contract/limits';
import { Callout } from '@mindhero/ui/callout';
import { Checkbox } from '@mindhero/ui/checkbox';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { forgetMaterials } from '../../../entities/material/materials.ts';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { call } from '../../../platform/client.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import classes from './images.module.css';

interface ImageDialogProps {
  readonly image: Image;
  readonly onClose: () => void;
}

/** What an image is called, what is on it for whoever cannot see it, and who may use it. */
export function ImageDialog({ image, onClose }: ImageDialogProps) {
  const { t } = useTranslation(['materials', 'common']);
  const me = useMe();
  const queries = useQueryClient();
  const { id, version, name, alternative, shared_with_school } = image;
  const form = useForm({
    values: { name, alternative, shared_with_school },
    required: ['name', 'alternative'],
    send: async (_values, changes) => {
      if (Object.keys(changes).length === 0) return;
      await call(updateImage, { params: { id }, body: { version, ...changes } });
    },
    reload: () => forgetMaterials(queries),
    onDone: () => {
      onClose();
      void forgetMaterials(queries);
    },
    failure: ['update', 'image'],
  });
  return (
    <FormDialog
      title={t('materials:images.edit_title')}
      form={form}
      submitLabel={t('common:buttons.save')}
      onClose={onClose}
    >
      {form.isOutdated && (
        <Callout tone="warning" role="alert">
          {t('materials:changed')}
        </Callout>
      )}
      <img
        className={classes.large}
        src={image.address}
        alt={alternative}
        width={image.width}
        height={image.height}
      />
      <TextField
        {...form.text('name')}
        label={t('materials:images.name')}
        maxLength={LONGEST_TITLE}
        data-autofocus
      />
      <TextField
        {...form.text('alternative')}
        label={t('materials:images.alternative')}
        description={t('materials:images.alternative_text')}
        maxLength={LONGEST_ALTERNATIVE}
      />
      {me.school !== null && !isAdmin(me) && (
        <Checkbox
          label={t('materials:share.label')}
          description={t('materials:share.image')}
          checked={form.values.shared_with_school}
          onChange={({ currentTarget: { checked } }) => form.change({ shared_with_school: checked })}
        />
      )}
    </FormDialog>
  );
}
