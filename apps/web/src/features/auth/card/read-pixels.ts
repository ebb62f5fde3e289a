import jsQR from 'jsqr';

/** The text of a dark code on a light ground; null where there is none. */
export function readPixels({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  const found = jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' });
  return found?.data ?? null;
}
