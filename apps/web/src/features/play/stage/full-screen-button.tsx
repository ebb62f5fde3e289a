import { IconButton } from '@mindhero/ui/icon-button';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Full screen on and off; nothing where the browser has none (phones of one maker). */
export function FullScreenButton() {
  const { t } = useTranslation('play');
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  // The whole document, so that dialogs and toasts stay visible.
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      kind="round"
      label={t(full ? 'leave_full_screen' : 'full_screen')}
      icon={full ? <IconMinimize aria-hidden /> : <IconMaximize aria-hidden />}
      // The browser may refuse; then the game simply goes on in its window.
      onClick={() => void toggle().catch(() => {})}
    />
  );
}
