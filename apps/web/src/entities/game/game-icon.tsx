import type { Subject } from '@mindhero/engine/play';
import type { ListedId } from '@mindhero/games/ways';
import {
  IconAbacus,
  IconArrowsShuffle,
  IconBinaryTree,
  IconBolt,
  IconBook,
  IconBrain,
  IconCards,
  IconFileText,
  IconGauge,
  IconTriangleSquareCircle,
  IconDivide,
  IconFrame,
  IconEyeSearch,
  IconGridDots,
  IconLetterCase,
  IconListSearch,
  IconMath,
  IconMathXDivideY,
  IconMetronome,
  IconNumber123,
  IconPalette,
  IconPercentage,
  IconPuzzle,
  IconStairsUp,
  IconSum,
  IconSuperscript,
  IconTextRecognition,
  IconTimeline,
  IconWaveSine,
  IconX,
} from '@tabler/icons-react';
import classes from './game-icon.module.css';

type Icon = typeof IconMath;

/** What a game without a sign of its own carries. */
const areaIcons: Readonly<Record<Subject, Icon>> = { math: IconMath, reading: IconBook, memory: IconBrain };
const icons: Readonly<Partial<Record<ListedId, Icon>>> = {
  abacus: IconAbacus,
  columns: IconSum,
  flash: IconBolt,
  forsage: IconStairsUp,
  multiply: IconX,
  'multiply-divide': IconDivide,
  'cross-math': IconPuzzle,
  'factor-frenzy': IconBinaryTree,
  fractions: IconMathXDivideY,
  percentages: IconPercentage,
  degrees: IconSuperscript,
  'number-search': IconListSearch,
  metronome: IconMetronome,
  texts: IconFileText,
  'speedtest-reading': IconGauge,
  'text-transformations': IconArrowsShuffle,
  stroop: IconPalette,
  syllable: IconLetterCase,
  'sliding-matrix': IconFrame,
  'remember-last-word': IconTextRecognition,
  words: IconEyeSearch,
  matrix: IconGridDots,
  sequence: IconTimeline,
  'number-memory': IconNumber123,
  cards: IconCards,
  simon: IconTriangleSquareCircle,
  flow: IconWaveSine,
};

const pixels = { small: 18, usual: 28, large: 64 };

interface GameIconProps {
  readonly game: ListedId;
  readonly subject: Subject;
  /** `small` for a row of a table, `large` as the picture of a tile. */
  readonly size?: 'small' | 'usual' | 'large';
}

/** A game's sign on the ground of its area. */
export function GameIcon({ game, subject, size = 'usual' }: GameIconProps) {
  const Icon = icons[game] ?? areaIcons[subject];
  return (
    <span className={classes.icon} data-area={subject} data-size={size}>
      <Icon size={pixels[size]} stroke={size === 'large' ? 1.9 : 2.4} aria-hidden />
    </span>
  );
}
