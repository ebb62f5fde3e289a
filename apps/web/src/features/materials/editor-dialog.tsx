import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { Checkbox } from '@mindhero/ui/checkbox';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { isAdmin } from '../../entities/person/permissions.ts';
import { FormDialog } from '../../platform/form/form-dialog.tsx';

type DialogProps = ComponentProps<typeof FormDialog>;

interface EditorDialogProps extends Pick<
  DialogProps,
  'title' | 'submitLabel' | 'width' | 'onClose' | 'children'
> {
  readonly form: DialogProps['form'] & {
    readonly changes: object;
    readonly isOutdated: boolean;
    /** Of a form that the device keeps. */
    readonly isRestored?: boolean;
    readonly discard?: () => void;
  };
  /** Null for a new one. */
  readonly material: { readonly is_official: boolean } | null;
}

/** The window in which a material is written: above its fields stands what is to be known of them. */
export function EditorDialog({ form, material, children, ...dialog }: EditorDialogProps) {
  const { t } = useTranslation('materials');
  const me = useMe();
  return (
    <FormDialog {...dialog} form={form}>
      {form.isOutdated && (
        <Callout tone="warning" role="alert">
          {t('changed')}
        </Callout>
      )}
      {form.isRestored === true && Object.keys(form.changes).length > 0 && (
        <Callout role="status">
          {t('draft.restored')}{' '}
          <Button size="sm" kind="subtle" onClick={form.discard}>
            {t('draft.discard')}
          </Button>
        </Callout>
      )}
      {isAdmin(me) && material?.is_official !== false && <Callout>{t('official')}</Callout>}
      {children}
    </FormDialog>
  );
}

interface Shared {
  readonly shared_with_school: boolean;
}

interface ShareFieldProps {
  readonly form: { readonly values: Shared; readonly change: (part: Shared) => void };
}

/** Whether colleagues have it, too; nothing for whoever has none, and for the library, which is everybody's. */
export function ShareField({ form: { values, change } }: ShareFieldProps) {
  const { t } = useTranslation('materials');
  const me = useMe();
  if (me.school === null || isAdmin(me)) return null;
  return (
    <Checkbox
      label={t('share.label')}
      description={t('share.text')}
      checked={values.shared_with_school}
      onChange={({ currentTarget: { checked } }) => change({ shared_with_school: checked })}
    />
  );
}
