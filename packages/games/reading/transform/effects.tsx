import type { Effect } from '@mindhero/engine/reading/transform/poor-visibility';
import type { CSSProperties, ReactNode } from 'react';
import classes from './effects.module.css';

interface EffectsProps {
  readonly effects: readonly Effect[];
  readonly children: ReactNode;
}

/** Shows the paragraphs in it so that they are hard to see; the words stay in the document as they are. */
export function Effects({ effects, children }: EffectsProps) {
  return effects.reduce((inner, effect) => <div {...attributesOf(effect)}>{inner}</div>, children);
}

/** Whether an effect turns word by word what is shown. */
export function turnsPieces(effect: Effect): boolean {
  return effect.kind === 'flip' && effect.per === 'line' && effect.how !== 'mirror';
}

function attributesOf(effect: Effect) {
  switch (effect.kind) {
    case 'curtain':
      return {
        className: classes.curtain,
        'data-hides': effect.hides,
        'data-moves': effect.moves,
        style: { '--cover': effect.cover / 100 } as CSSProperties,
      };
    case 'strikethrough':
      return {
        className: classes.struck,
        'data-lines': effect.lines,
        style: { '--angle': `${effect.angle}deg` } as CSSProperties,
      };
    case 'flip':
      return { className: classes.flipped, 'data-how': effect.how, 'data-per': effect.per };
  }
}
