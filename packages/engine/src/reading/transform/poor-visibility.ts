/** Text that is hard to see: how it is to be shown. The words stay as they are, for readers of screens above all. */
export interface PoorVisibilityOptions {
  readonly kind: 'curtain' | 'strikethrough' | 'flip';
  /** What the curtain hides: the upper or the lower part of each line, or all behind upright bars. */
  readonly curtain: 'top' | 'bottom' | 'bars';
  /** Percent of a line that the curtain hides, 25 to 60. */
  readonly cover: number;
  /** Whether the bars move. */
  readonly motion: boolean;
  /** How many lines go through each line of text, 1 to 3. */
  readonly lines: number;
  /** Degrees by which they rise, -10 to 10. */
  readonly angle: number;
  /** Turned by 180°, mirrored left to right, or top to bottom. */
  readonly flip: 'rotate' | 'mirror' | 'upside_down';
  /** Whether each line is turned, or the block as a whole. */
  readonly per: 'line' | 'block';
}

export const poorVisibilityDefaults: PoorVisibilityOptions = {
  kind: 'curtain',
  curtain: 'top',
  cover: 50,
  motion: false,
  lines: 1,
  angle: 0,
  flip: 'rotate',
  per: 'line',
};

/** How a text is to be shown. */
export type Effect =
  | {
      readonly kind: 'curtain';
      readonly hides: 'top' | 'bottom' | 'bars';
      readonly cover: number;
      readonly moves: boolean;
    }
  | { readonly kind: 'strikethrough'; readonly lines: number; readonly angle: number }
  | {
      readonly kind: 'flip';
      readonly how: 'rotate' | 'mirror' | 'upside_down';
      readonly per: 'line' | 'block';
    };

/** What is to be shown of the options; only bars move. */
export function poorVisibility(options: PoorVisibilityOptions): Effect {
  switch (options.kind) {
    case 'curtain':
      return {
        kind: 'curtain',
        hides: options.curtain,
        cover: options.cover,
        moves: options.curtain === 'bars' && options.motion,
      };
    case 'strikethrough':
      return { kind: 'strikethrough', lines: options.lines, angle: options.angle };
    case 'flip':
      return { kind: 'flip', how: options.flip, per: options.per };
  }
}
