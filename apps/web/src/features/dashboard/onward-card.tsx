import type { Onward } from '@mindhero/contract/training';
import { Stars } from '@mindhero/ui/stars';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { gameLink, subjectOf } from '../../entities/game/catalogue.ts';
import { GameIcon } from '../../entities/game/game-icon.tsx';
import { useRoomTexts } from '../../entities/game/game-settings/room-texts.ts';
import { press } from '../../entities/game/press.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { OnwardPath } from './onward-path.tsx';
import classes from './onward-card.module.css';

interface OnwardCardProps {
  readonly onward: Onward;
  /** Something else comes before it. */
  readonly isSecond: boolean;
}

/** The game to go on with, its training that is due, and the way past and ahead; one press starts it. */
export function OnwardCard({ onward: { game, preset, path, is_first: isFirst }, isSecond }: OnwardCardProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const texts = useRoomTexts(game);
  const subject = subjectOf(game);
  const stars = path.find((step) => step.preset === preset)?.stars;
  // Another tab has nothing to do with this press.
  const onClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!(ctrlKey || metaKey || shiftKey || altKey)) press(game);
  };
  return (
    <section className={classes.card} data-area={subject} aria-labelledby="onward">
      <div className={classes.picture}>
        <GameIcon game={game} subject={subject} size="large" />
      </div>
      <div className={classes.text}>
        <p>{t(isFirst ? 'dashboard:onward.first' : 'dashboard:onward.again')}</p>
        <h2 id="onward">{texts.title}</h2>
        <p className={classes.training}>
          {preset === null ? t('dashboard:onward.own') : texts.preset(preset)}
          {stars !== undefined && <Stars value={stars} label={t('common:stars', { value: stars })} />}
        </p>
      </div>
      <div className={classes.go}>
        <ButtonLink
          {...gameLink(game)}
          area={subject}
          kind={isSecond ? 'ghost' : 'primary'}
          size="lg"
          fullWidth
          onClick={onClick}
        >
          {t(isFirst ? 'dashboard:onward.start' : 'dashboard:onward.continue')}
        </ButtonLink>
      </div>
      <OnwardPath path={path} next={preset} subject={subject} nameOf={texts.preset} />
    </section>
  );
}
