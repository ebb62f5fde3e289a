import { Button } from '@mindhero/ui/button';
import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Ruler } from '../page/ruler.tsx';
import { TransformedPage } from '../transform/transformed-page.tsx';
import type { State } from './state.ts';
import classes from './player.module.css';

interface ReadingPageProps {
  readonly state: State;
  /** Null while it cannot be said. */
  readonly onRead: (() => void) | null;
}

/** The text on its sheet, and at its end the button that says so; Enter says it, too. */
export function ReadingPage({ state: { text, shown, settings }, onRead }: ReadingPageProps) {
  const { t } = useTranslation('rooms');
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const isFree = event.target === document.body || !(event.target instanceof HTMLButtonElement);
    if (event.key === 'Enter' && !event.repeat && isFree) onRead?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <article
        className={classes.sheet}
        style={{ '--letters': `${settings.font_size}px` } as CSSProperties}
        data-read="ground"
        lang={text.language.toLowerCase()}
      >
        <h2 className={classes.title}>{text.title}</h2>
        <TransformedPage text={text} transformed={shown} fontSize={settings.font_size} Ruler={Ruler} />
      </article>
      <Button area="reading" size="lg" aria-disabled={onRead === null} onClick={() => onRead?.()}>
        {t('timed.read')}
      </Button>
    </>
  );
}
