/** Pictures to upload: a square of one colour, as PNG. */
import { crc32, deflateSync } from 'node:zlib';

const SIDE = 64;

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** @param colour red, green and blue, 0 to 255 */
export function pngOf(colour: readonly [number, number, number]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  // Eight bits, three colours.
  header.set([8, 2], 8);
  const line = Buffer.from([0, ...Array.from({ length: SIDE }, () => colour).flat()]);
  const pixels = Buffer.concat(Array.from({ length: SIDE }, () => line));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
