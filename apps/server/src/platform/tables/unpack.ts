/** The parts of a workbook, which is a packed folder of XML files. */
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { ApiError } from '../http/problem.ts';
import { refuseFile } from './refuse-file.ts';

/** As much as the longest import needs many times over; a file can be packed a thousandfold. */
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024;

/** What is unpacked at once: at most a thousand times as much comes of it. */
const PIECE_BYTES = 4 * 1024;

/** What tables are read from; pictures, styles and macros stay packed. */
const wanted =
  /^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;

/**
 * The text of each part by its name in lower case. What parts say of their sizes is not asked: what comes out is counted,
 * piece by piece, and it ends there.
 * @throws ApiError 413 for more than is ever unpacked, 422 for what is no workbook
 */
export function unpack(bytes: Uint8Array): ReadonlyMap<string, string> {
  if (!hasDirectory(bytes)) return refuseFile('file_broken');
  const parts = new Map<string, string>();
  let left = MOST_UNPACKED_BYTES;
  let unfinished = 0;

  function take(file: UnzipFile): void {
    const text = new TextDecoder();
    let whole = '';
    unfinished++;
    file.ondata = (error, piece, isLast) => {
      if (error !== null) throw error;
      left -= piece.length;
      if (left < 0) throw new ApiError('body_too_large');
      whole += text.decode(piece, { stream: !isLast });
      if (!isLast) return;
      unfinished--;
      parts.set(file.name.toLowerCase(), whole);
    };
    file.start();
  }

  try {
    const zip = new Unzip((file) => {
      if (wanted.test(file.name)) take(file);
    });
    zip.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES)
      zip.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return refuseFile('file_broken');
  }
  return unfinished === 0 ? parts : refuseFile('file_broken');
}

/** A packed folder ends with a directory of what is in it. */
function hasDirectory(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = end.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return found >= 0 && found <= end.length - 22;
}
