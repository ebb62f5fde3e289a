import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import classes from './stage.module.css';

/** Covers the whole window with the stage and takes everything behind it out of reach of keys and screen readers. */
export function FullStage({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  useEffect(() => {
    const app = document.getElementById('app');
    const { overflow } = document.documentElement.style;
    app?.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    return () => {
      app?.removeAttribute('inert');
      document.documentElement.style.overflow = overflow;
    };
  }, []);
  return createPortal(
    <div className={classes.full} role="dialog" aria-modal="true" aria-label={label}>
      {children}
    </div>,
    document.body,
  );
}
