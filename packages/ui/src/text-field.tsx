import type { ComponentProps } from 'react';
import { FieldFrame, fieldParts, type FieldProps } from './field-frame.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text, or a number. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = fieldParts(props);
  return <FieldFrame {...frame}>{(own) => <input type="text" {...control} {...own} />}</FieldFrame>;
}
