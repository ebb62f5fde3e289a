/** From whatever somebody sends to a small picture that holds nothing but what is seen on it. */
import { picture } from '@mindhero/contract/user';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { semaphore } from '../../platform/semaphore.ts';

/** Width and height; sharp on a dense screen at the largest size at which people are shown. */
const SIZE = 256;

/** The photographs of phones have less; unpacked, this is what one picture may take of the memory. */
const MOST_PIXELS = 32_000_000;
const LONGEST_SECONDS = 10;

// Nobody sends the same picture twice, and one core of them stays for everybody else.
sharp.cache(false);
sharp.concurrency(1);
const turn = semaphore(1, 30);

/**
 * A square WebP of the picture's middle, upright, without what cameras write into their files.
 * @throws ApiError 422 for what is no JPEG, PNG or WebP, is broken, or would unpack to too many pixels
 */
export async function makePicture(bytes: Uint8Array): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes);
  // What the bytes are, whatever was said of them; an SVG, which can hold a script, is none of these.
  if (!picture.types.some((known) => known === type?.mime)) refuseField('body', 'file_type');
  // The size stands at the beginning of the file: nothing is unpacked yet.
  const whole = sharp(bytes, { limitInputPixels: false });
  const { width, height } = await read(() => whole.metadata());
  if (width * height > MOST_PIXELS) refuseField('body', 'too_many_pixels');
  const small = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize(SIZE, SIZE, { fit: 'cover' })
    .webp({ quality: 82 });
  return read(() => small.toBuffer());
}

/** What the library says of a file is an `Error` and nothing more special; all else is a mistake or a refusal of ours. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turn.run(work);
  } catch (error) {
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    refuseField('body', 'file_broken');
  }
}
