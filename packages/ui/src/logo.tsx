import { Hero } from './hero.tsx';
import classes from './logo.module.css';

/** The sign with the name, or the sign alone. */
export function Logo({ compact = false }: { readonly compact?: boolean }) {
  return (
    <span className={classes.logo} role="img" aria-label="Mindhero">
      <Hero size={38} />
      {!compact && <span aria-hidden>Mindhero</span>}
    </span>
  );
}
