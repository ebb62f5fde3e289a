/** From whatever is sent to a picture of a known size that holds nothing but what is seen on it. */
import { picture } from '@mindhero/contract/user';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuseField } from '../http/refuse-field.ts';
import { semaphore } from '../semaphore.ts';

/** The photographs of phones have less; unpacked, this is what one picture may take of the memory. */
const MOST_PIXELS = 32_000_000;
const LONGEST_SECONDS = 10;

// Nobody sends the same picture twice, and one core of them stays for everybody else.
sharp.cache(false);
sharp.concurrency(1);
const turn = semaphore(1, 30);

/** What becomes of its shape: the middle as a square, or all of it with sides of at most so many pixels. */
export type Frame = { readonly square: number } | { readonly longest: number };

export interface MadePicture {
  /** WebP. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A WebP that stands upright, without what cameras write into their files.
 * @throws ApiError 422 for what is no JPEG, PNG or WebP, is broken, or would unpack to too many pixels
 */
export async function makePicture(bytes: Uint8Array, frame: Frame): Promise<MadePicture> {
  const type = await fileTypeFromBuffer(bytes);
  // What the bytes are, whatever was said of them; an SVG, which can hold a script, is none of these.
  if (!picture.types.some((known) => known === type?.mime)) refuseField('body', 'file_type');
  // The size stands at the beginning of the file: nothing is unpacked yet.
  const whole = sharp(bytes, { limitInputPixels: false });
  const { width, height } = await read(() => whole.metadata());
  if (width * height > MOST_PIXELS) refuseField('body', 'too_many_pixels');
  const made = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize(
      'square' in frame
        ? { width: frame.square, height: frame.square, fit: 'cover' }
        : { width: frame.longest, height: frame.longest, fit: 'inside', withoutEnlargement: true },
    )
    .webp({ quality: 82 });
  const { data, info } = await read(() => made.toBuffer({ resolveWithObject: true }));
  return { content: data, width: info.width, height: info.height };
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
