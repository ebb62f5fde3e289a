/** What may be wrong with a chosen file: said before it is sent, where that can be seen here, or by the server. */
import type { Upload } from '@mindhero/contract/endpoint';
import type { FieldCode } from '@mindhero/contract/errors';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/request.ts';

export type FileFault = 'empty' | 'type' | 'too_large' | 'broken' | 'too_many_pixels';

/** Null for a file that can be sent. */
export function faultOfFile(
  file: Pick<File, 'type' | 'size'>,
  { types, maxBytes }: Upload,
): FileFault | null {
  if (!types.includes(file.type)) return 'type';
  if (file.size > maxBytes) return 'too_large';
  return file.size === 0 ? 'empty' : null;
}

const codes: Partial<Record<FieldCode, FileFault>> = {
  required: 'empty',
  file_type: 'type',
  file_broken: 'broken',
  too_many_pixels: 'too_many_pixels',
};

/** What the server found wrong with the file itself; null if it was something else. */
export function fileFaultOf(error: unknown): FileFault | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'body_too_large') return 'too_large';
  if (error.code === 'unsupported_media_type') return 'type';
  const code = error.fields.find(({ path }) => path === 'body')?.code;
  return (code && codes[code]) ?? null;
}

const names: Readonly<Record<string, string>> = { 'image/webp': 'WebP' };
const nameOf = (type: string) => names[type] ?? type.replace(/^.*\//, '').toUpperCase();

/** What an upload takes, in words: `types` and `max` of the texts about files. */
export function useUploadWords({ types, maxBytes }: Upload): { types: string; max: number } {
  const { language } = useTranslation().i18n;
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return { types: list.format(types.map(nameOf)), max: Math.floor(maxBytes / 1024 / 1024) };
}
