import { guises, type Cape, type Extra, type Guise, type Mask, type Smile } from './hero-guises.ts';

/** `cheering` laughs with closed eyes. */
export type Mood = 'happy' | 'cheering' | 'calm' | 'worried';

interface HeroProps {
  /** Width and height in pixels. */
  readonly size: number;
  /** 1 to 12; 1 is the sign of the house. */
  readonly guise?: number;
  readonly mood?: Mood;
}

const capes: Record<Cape, { readonly whole: string; readonly shade: string }> = {
  wings: {
    whole: 'M30 50C14 58 8 75 7 90c11-5 18-3 24-8 5 5 12 4 17 8 5-4 12-3 17-8 6 5 13 3 24 8-1-15-7-32-23-40z',
    shade: 'M30 50c-7 4-12 10-15 17 9-2 13 0 18-4l15 10 15-10c5 4 9 2 18 4-3-7-8-13-15-17z',
  },
  cloak: {
    whole: 'M31 48C19 55 13 70 11 86c0 3 2 5 5 5h64c3 0 5-2 5-5-2-16-8-31-20-38z',
    shade: 'M31 48c-5 3-9 8-12 14 8 7 18 11 29 11s21-4 29-11c-3-6-7-11-12-14z',
  },
  scarf: {
    whole:
      'M20 60c10 9 46 9 56 0 3 4 4 8 3 11-4 4-10 6-17 7l14 13c-9 1-17-1-23-12-14 0-26-3-36-8-1-3 0-7 3-11z',
    shade: 'M53 79c6 11 14 13 23 12L62 78z',
  },
};

const masks: Record<Mask, string> = {
  domino:
    'M23 38c0-7 7-9.500 13-9.500 5 0 8 2.500 12 2.500s7-2.500 12-2.500c6 0 13 2.500 13 9.500 0 9-6 14.500-13.500 14.500-6 0-8-4-11.500-4s-5.500 4-11.500 4C29 52.500 23 47 23 38z',
  visor: 'M22 33c8-5 44-5 52 0 3 2 3 5 2 9-1 5-4 9-9 10-12 2-26 2-38 0-5-1-8-5-9-10-1-4-1-7 2-9z',
  goggles:
    'M37 27a13.500 13.500 0 0 1 11 5.600A13.500 13.500 0 0 1 72.400 38h8.100l2 5-9.800.6A13.500 13.500 0 0 1 48 48.400a13.500 13.500 0 0 1-24.700-4.800L13.500 43l2-5h8.100A13.500 13.500 0 0 1 37 27z',
  band: 'M17.500 33.500c20-4.500 41-4.500 61 0l4 7c.5 2 .3 4-.4 6L78 51c-20-3-40-3-60 0l-4.100-4.500c-.7-2-.9-4-.4-6z',
};

const smiles: Record<Smile, string> = {
  smile: 'M39 60c4 5 14 5 18 0',
  grin: 'M38 59h20c-1 9-19 9-20 0z',
  smirk: 'M40 62c6 2 12 1 17-4',
  tongue: 'M39 59c4 5 14 5 18 0',
};

const body =
  'M38 8h20c3 0 5.600 1.500 7.100 4.100l16.800 28a8.200 8.200 0 0 1 0 8.400l-16.800 28C63.600 78.500 61 80 58 80H38c-3 0-5.600-1.500-7.100-4.100l-16.800-27.400a8.200 8.200 0 0 1 0-8.400l16.800-28C32.400 9.500 35 8 38 8z';
const lowerBody =
  'M12.900 44.300h70.200c0 1.400-.4 2.900-1.200 4.200L65.100 75.900C63.600 78.500 61 80 58 80H38c-3 0-5.600-1.500-7.100-4.100L14.100 48.500c-.8-1.300-1.200-2.800-1.200-4.200z';

function Ornament({
  extra,
  color,
  shade,
}: {
  readonly extra: Extra;
  readonly color: string;
  readonly shade: string;
}) {
  switch (extra) {
    case 'none':
      return null;
    case 'crown':
      return (
        <path
          d="M33 13 31 1l9 6 8-7 8 7 9-6-2 12z"
          fill="#ffc53d"
          stroke="#f0a800"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
      );
    case 'antenna':
      return (
        <>
          <path d="M48 10V3" stroke={shade} strokeWidth="3" strokeLinecap="round" />
          <path d="M44.500-1h7l3 5-3 5h-7l-3-5z" fill={color} transform="translate(0 1)" />
        </>
      );
    case 'ears':
      return (
        <path
          d="M33 12 25 0c9 0 14 3 17 9zM63 12 71 0c-9 0-14 3-17 9z"
          fill={shade}
          stroke={shade}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      );
    case 'bolt':
      return <path d="m50 11-9 11h6l-2 7 9-11h-6z" fill={color} stroke={color} strokeLinejoin="round" />;
    case 'tuft':
      return <path d="M40 10C38 4 41 1 45 0c0 3 1 4 3 5 1-2 3-4 6-4-1 3 0 6 3 9z" fill={shade} />;
    case 'star':
      return (
        <path
          d="m48 12 2.300 4.600 5.100.7-3.700 3.600.9 5-4.600-2.400-4.600 2.400.9-5-3.700-3.600 5.100-.7z"
          fill="#ffc53d"
        />
      );
  }
}

function Eyes({ mood }: { readonly mood: Mood }) {
  if (mood === 'cheering') {
    return (
      <path
        d="M31 42.500c1.500-6.500 10.500-6.500 12 0M53 42.500c1.500-6.500 10.500-6.500 12 0"
        fill="none"
        stroke="#fff"
        strokeWidth="3.600"
        strokeLinecap="round"
      />
    );
  }
  const look = mood === 'worried' ? 2 : 0;
  return (
    <>
      <ellipse cx="37" cy="40" rx="6.800" ry="7.200" fill="#fff" />
      <ellipse cx="59" cy="40" rx="6.800" ry="7.200" fill="#fff" />
      <circle cx="38.500" cy={41 + look} r="3.400" fill="#232447" />
      <circle cx="57.500" cy={41 + look} r="3.400" fill="#232447" />
    </>
  );
}

const mouths: Readonly<Record<Exclude<Mood, 'happy'>, string>> = {
  cheering: 'M37.500 58.500h21c-1 12-20 12-21 0z',
  calm: 'M41 61h14',
  worried: 'M40 64c3-5 13-5 16 0',
};

function Face({ guise, mood }: { readonly guise: Guise; readonly mood: Mood }) {
  const isOpen = mood === 'cheering' || (mood === 'happy' && guise.smile === 'grin');
  return (
    <>
      <path d={masks[guise.mask]} fill={guise.maskColor} />
      <Eyes mood={mood} />
      <path
        d={mood === 'happy' ? smiles[guise.smile] : mouths[mood]}
        fill={isOpen ? '#fff' : 'none'}
        stroke="#fff"
        strokeWidth="3.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {mood === 'happy' && guise.smile === 'tongue' && <path d="M47 63.500h7c.5 6-7 6-7 0z" fill="#ff7d9c" />}
    </>
  );
}

/**
 * The bead as a hero: a mask, a cape, and one of twelve guises. Decoration: its parent says whom or what it stands for.
 */
export function Hero({ size, guise = 1, mood = 'happy' }: HeroProps) {
  const drawn = guises[guise - 1] ?? guises[0];
  if (drawn === undefined) return null;
  const { cape, capeColor, capeShade, top, bottom } = drawn;
  const drape = (
    <>
      <path d={capes[cape].whole} fill={capeColor} />
      <path d={capes[cape].shade} fill={capeShade} />
    </>
  );
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 -3 96 96"
      aria-hidden
      style={{ display: 'block', flex: 'none' }}
    >
      {cape !== 'scarf' && drape}
      <path d={body} fill={top} />
      <path d={lowerBody} fill={bottom} />
      {cape === 'scarf' && drape}
      <path d="M33 15l-9 15" stroke="#fff" strokeOpacity="0.5" strokeWidth="4" strokeLinecap="round" />
      <Ornament extra={drawn.extra} color={capeColor} shade={bottom} />
      <Face guise={drawn} mood={mood} />
    </svg>
  );
}
