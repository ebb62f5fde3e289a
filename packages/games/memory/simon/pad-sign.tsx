import type { Pad } from './pads.ts';
import { pads } from './pads.ts';

const paths: Readonly<Record<(typeof pads)[number]['shape'], string>> = {
  triangle: 'M12 4.2 21 19.4H3Z',
  circle: 'M12 3.4a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.2Z',
  square: 'M4.6 4.6h14.8v14.8H4.6Z',
  star: 'm12 2.6 2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5L2.7 9.4l6.5-.8Z',
};

/** The shape of a pad. It is decoration: whatever holds it has the pad's name. */
export function PadSign({ pad }: { readonly pad: Pad }) {
  const shape = pads[pad]?.shape ?? 'circle';
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        d={paths[shape]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
