/** The parts of a workbook, which is a packed folder of XML files. */
import { unzipSync } from 'fflate';
import { ApiError } from '../http/problem.ts';
import { refuseFile } from './refuse-file.ts';

/** As much as the longest import needs many times over; a file can be packed a thousandfold. */
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024;

/** What tables are read from; pictures, styles and macros stay packed. */
const wanted =
  /^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;

/**
 * The text of each part by its name in lower case. What a part says of its size is believed no further than that: it is
 * unpacked into just as much room.
 * @throws ApiError 413 for more than is ever unpacked, 422 for what is no workbook
 */
export function unpack(bytes: Uint8Array): ReadonlyMap<string, string> {
  let left = MOST_UNPACKED_BYTES;
  const parts = unzipped(bytes, (name, size) => {
    if (!wanted.test(name)) return false;
    left -= size;
    if (left < 0) throw new ApiError('body_too_large');
    return true;
  });
  const text = new TextDecoder();
  return new Map(Object.entries(parts).map(([name, part]) => [name.toLowerCase(), text.decode(part)]));
}

function unzipped(bytes: Uint8Array, isWanted: (name: string, size: number) => boolean) {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => isWanted(name, originalSize) });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return refuseFile('file_broken');
  }
}
