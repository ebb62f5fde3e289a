import type { Subject } from '@mindhero/engine/play';
import classes from './dashboard.module.css';

/** An abacus, an open book, a grid with remembered tiles. Decoration, in the colours of its area. */
export function AreaPicture({ subject }: { readonly subject: Subject }) {
  return (
    <svg className={classes.picture} viewBox="0 0 120 120" aria-hidden>
      {pictures[subject]}
    </svg>
  );
}

const beads = [32, 56, 80].flatMap((x, rod) =>
  [20, 56, 76].map((y, row) => ({ x, y, dark: (rod + row) % 3 === 0 })),
);

const pictures = {
  math: (
    <>
      <rect x={18} y={12} width={96} height={96} rx={14} className={classes.page} strokeWidth={6} />
      <path d="M18 44h96M42 12v96M66 12v96M90 12v96" className={classes.stroke} strokeWidth={4} />
      {beads.map(({ x, y, dark }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x + 4} ${y}h12l5 7-5 7H${x + 4}l-5-7z`}
          className={dark ? classes.dark : classes.fill}
        />
      ))}
    </>
  ),
  reading: (
    <>
      <path
        d="M14 34c16-8 32-8 46 2 14-10 30-10 46-2v66c-16-8-32-8-46 2-14-10-30-10-46-2z"
        className={classes.page}
        strokeWidth={6}
        strokeLinejoin="round"
      />
      <path
        d="M60 36v66M26 52c8-3 16-3 24 0M26 66c8-3 16-3 24 0M70 52c8-3 16-3 24 0"
        className={classes.stroke}
        strokeWidth={5}
        strokeLinecap="round"
      />
    </>
  ),
  memory: (
    <>
      <rect x={20} y={24} width={38} height={38} rx={10} className={classes.lit} strokeWidth={5} />
      <rect x={66} y={24} width={38} height={38} rx={10} className={classes.page} strokeWidth={5} />
      <rect x={20} y={70} width={38} height={38} rx={10} className={classes.page} strokeWidth={5} />
      <rect x={66} y={70} width={38} height={38} rx={10} className={classes.lit} strokeWidth={5} />
    </>
  ),
} as const satisfies Record<Subject, unknown>;
