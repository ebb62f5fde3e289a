import type { ComponentProps } from 'react';
import { FieldFrame, fieldParts, type FieldProps } from './field-frame.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = fieldParts(props);
  return <FieldFrame {...frame}>{(own) => <textarea {...control} {...own} />}</FieldFrame>;
}
