import { useEffect } from 'react';
import type { Run } from '../run.ts';

/** Pauses with Escape, when the window is hidden, and when full screen is left (which Escape does as well). */
export function usePauses(run: Run): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // In a window that is open over the play, it closes that.
      const isOver = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isOver) run.pause();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') run.pause();
    };
    const onFullScreen = () => {
      if (document.fullscreenElement === null) run.pause();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('visibilitychange', onHidden);
    document.addEventListener('fullscreenchange', onFullScreen);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('visibilitychange', onHidden);
      document.removeEventListener('fullscreenchange', onFullScreen);
    };
  }, [run]);
}
