import { type ReactNode, useLayoutEffect } from 'react';
import { DialogHost } from './dialogs.tsx';
import './styles.css';
import { ToastHost } from './toasts.tsx';
import { useMediaQuery } from './use-media-query.tsx';

export type Scheme = 'light' | 'dark' | 'auto';

/** Colours, fonts, dialogs and toasts for everything below. `auto` follows the system. */
export function MindheroProvider({
  scheme,
  children,
}: {
  readonly scheme: Scheme;
  readonly children: ReactNode;
}) {
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const shown = scheme === 'auto' ? system : scheme;
  // Before the first paint.
  useLayoutEffect(() => {
    document.documentElement.dataset['scheme'] = shown;
  }, [shown]);
  return (
    <>
      {children}
      <DialogHost />
      <ToastHost />
    </>
  );
}
