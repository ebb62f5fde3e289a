import { useState } from 'react';
import { guises } from './hero-guises.ts';
import { Hero } from './hero.tsx';
import classes from './avatar.module.css';

interface AvatarProps {
  /** `hero-1` to `hero-12`, or the address of a picture; with anything else the person is shown by an initial. */
  readonly avatar: string;
  /** Empty where the name stands beside the picture anyway. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** The number of the guise in an avatar's name. */
export function guiseOf(avatar: string): number | undefined {
  const guise = Number(/^hero-(\d+)$/.exec(avatar)?.[1]);
  return guise >= 1 && guise <= guises.length ? guise : undefined;
}

/** A person's picture: the own one, or the hero in the guise that the person chose. */
export function Avatar({ avatar, name, size = 34 }: AvatarProps) {
  const [lost, setLost] = useState('');
  // A picture that does not come, as without a network, leaves no hole.
  const guise = avatar === lost ? 1 : guiseOf(avatar);
  const said = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }} {...said}>
      {guise !== undefined ? (
        <Hero size={size * 0.86} guise={guise} />
      ) : avatar.startsWith('/') ? (
        <img src={avatar} alt="" width={size} height={size} onError={() => setLost(avatar)} />
      ) : (
        (name.at(0) ?? '?').toUpperCase()
      )}
    </span>
  );
}
