import type { GameId } from '@mindhero/games/catalogue';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { gamesBeside, subjectOf } from '../../entities/game/catalogue.ts';
import classes from './game-switch.module.css';

interface GameSwitchProps {
  readonly game: GameId;
  /** The switch brought this game here, so that the focus stays on it. */
  readonly wasUsed: boolean;
  readonly onUse: () => void;
}

/** From one to the other of the games that share a screen; nothing where a game has its screen for itself. */
export function GameSwitch({ game, wasUsed, onUse }: GameSwitchProps) {
  const { t } = useTranslation(['play', 'game_titles']);
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (wasUsed) here.current?.focus({ preventScroll: true });
  }, [wasUsed]);
  const games = gamesBeside(game);
  if (games.length < 2) return null;
  return (
    <nav className={classes.switch} data-area={subjectOf(game)} aria-label={t('games_here')}>
      {games.map((id) => (
        <Link
          key={id}
          ref={id === game ? here : undefined}
          to="."
          search={{ game: id }}
          replace
          className={classes.game}
          aria-current={id === game ? 'page' : undefined}
          onClick={onUse}
        >
          {t(`game_titles:title.${id}`)}
        </Link>
      ))}
    </nav>
  );
}
