import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { FieldFrame, fieldParts, type FieldProps } from './field-frame.tsx';

type SelectFieldProps = Omit<FieldProps, 'leftSection' | 'rightSection'> &
  Omit<ComponentProps<'select'>, keyof FieldProps>;

/** One of few, chosen from the browser's own list: its options are the children. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame
      {...frame}
      rightSection={<IconSelector size={32} stroke={1.5} aria-hidden />}
      isPointedThrough
    >
      {(own) => <select {...control} {...own} />}
    </FieldFrame>
  );
}
