import { useEffect, useRef } from 'react';

/** Pixels of the longer side. */
const SIZE = 176;

/** A small picture of an image on the device: drawn once, however large the image is. */
export function FilePicture({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const image = await createImageBitmap(file);
      const element = canvas.current;
      if (isGone || element === null) return image.close();
      const scale = Math.min(1, SIZE / Math.max(image.width, image.height));
      element.width = Math.max(1, Math.round(image.width * scale));
      element.height = Math.max(1, Math.round(image.height * scale));
      element.getContext('2d')?.drawImage(image, 0, 0, element.width, element.height);
      image.close();
    };
    // What the browser cannot draw the server refuses, and says why.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} width={1} height={1} aria-hidden />;
}
