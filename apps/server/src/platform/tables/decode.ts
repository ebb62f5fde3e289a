/** From the bytes of a file to its text: what writes CSV files says mostly nothing about how it writes letters. */
import { refuseFile } from './refuse-file.ts';

/** How workbooks of old begin, and those that are locked by a password. */
const OLD_WORKBOOK = 'd0cf11e0';

/** How archives begin, which workbooks are. */
const ARCHIVE = '504b0304';

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('hex');

/** Whether a file is no text, but perhaps a workbook. */
export const isArchive = (bytes: Uint8Array): boolean => headOf(bytes) === ARCHIVE;

/** What no text has, but for tabs and line breaks. */
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * The text: UTF-8 with or without a mark, UTF-16 with one, else what is likelier of Windows-1251 and Windows-1252.
 * @throws ApiError 422 for what is no text
 */
export function decode(bytes: Uint8Array): string {
  const head = headOf(bytes);
  if (head === OLD_WORKBOOK || head === ARCHIVE) refuseFile('is_workbook');
  const text = textOf(bytes, head);
  const fault = control.exec(text);
  if (fault !== null) refuseFile('not_text', lineAt(text, fault.index));
  return text;
}

function textOf(bytes: Uint8Array, head: string): string {
  if (head.startsWith('fffe')) return strictly('utf-16le', bytes) ?? refuseFile('not_text');
  if (head.startsWith('feff')) return strictly('utf-16be', bytes) ?? refuseFile('not_text');
  const text = strictly('utf-8', bytes);
  if (text !== null) return text;
  const { valid, invalid, firstInvalid } = asUtf8(bytes);
  // Mostly right, so that is what it was meant to be.
  if (head.startsWith('efbbbf') || valid > invalid) refuseFile('not_text', lineOf(bytes, firstInvalid));
  return new TextDecoder(isCyrillic(bytes) ? 'windows-1251' : 'windows-1252').decode(bytes);
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isContinuation = (byte: number | undefined) => byte !== undefined && byte >> 6 === 0b10;

/** How many of the bytes beyond ASCII stand as they should in UTF-8, and how many do not. */
function asUtf8(bytes: Uint8Array): { valid: number; invalid: number; firstInvalid: number } {
  const found = { valid: 0, invalid: 0, firstInvalid: bytes.length };
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes[at] ?? 0);
    const isWhole = bytes.subarray(at + 1, at + length).every(isContinuation) && at + length <= bytes.length;
    if (length > 0 && isWhole) {
      if (length > 1) found.valid += length;
      at += length;
    } else {
      found.invalid++;
      found.firstInvalid = Math.min(found.firstInvalid, at);
      at++;
    }
  }
  return found;
}

/** By its first byte; 0 for one that begins none. */
function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** Cyrillic letters stand beside each other, letters with marks among plain ones. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [besideHigh, besidePlain] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return;
    for (const neighbour of [bytes[at - 1] ?? 0, bytes[at + 1] ?? 0]) {
      if (neighbour >= 0x80) besideHigh++;
      else if (/[a-z]/i.test(String.fromCharCode(neighbour))) besidePlain++;
    }
  });
  return besideHigh >= besidePlain;
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n?|\n/).length;
}

function lineOf(bytes: Uint8Array, index: number): number {
  return lineAt(Buffer.from(bytes.subarray(0, index)).toString('latin1'), index);
}
