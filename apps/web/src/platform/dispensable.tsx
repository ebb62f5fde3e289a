import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface DispensableProps {
  /** With another one it is tried again. */
  readonly resetKey: number | string;
  readonly children: ReactNode;
}

/** What a screen can do without: where it fails it is gone, and takes nothing with it. */
export function Dispensable({ resetKey, children }: DispensableProps) {
  return (
    <CatchBoundary getResetKey={() => resetKey} errorComponent={Nothing}>
      {children}
    </CatchBoundary>
  );
}

function Nothing() {
  return null;
}
