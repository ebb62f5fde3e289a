/** Finds the text of a QR code in pictures: with the browser's own reader where there is one, else with a library. */

interface Detector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's own types. */
    readonly BarcodeDetector?: {
      new (options: { formats: readonly string[] }): Detector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

/** A picture whose size is known. */
type Picture = HTMLVideoElement | ImageBitmap;

/** The text of a code in a picture; null where there is none. */
export type ReadCode = (picture: Picture) => Promise<string | null>;

/** The reader that this browser has. */
export async function codeReader(): Promise<ReadCode> {
  const formats = await window.BarcodeDetector?.getSupportedFormats();
  if (window.BarcodeDetector === undefined || formats?.includes('qr_code') !== true) return libraryReader();
  const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

/** Larger pictures cost time and show no more; smaller ones lose the modules of a code far away. */
const LARGEST_SIDE = 1000;

async function libraryReader(): Promise<ReadCode> {
  const { readPixels } = await import('./read-pixels.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (picture) => {
    const { width, height } = sizeOf(picture);
    const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    if (context === null || canvas.width === 0 || canvas.height === 0) return Promise.resolve(null);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return Promise.resolve(readPixels(context.getImageData(0, 0, canvas.width, canvas.height)));
  };
}

function sizeOf(picture: Picture): { readonly width: number; readonly height: number } {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : picture;
}
