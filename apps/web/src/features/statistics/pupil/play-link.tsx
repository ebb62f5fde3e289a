import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gameLink } from '../../../entities/game/catalogue.ts';
import { press } from '../../../entities/game/press.ts';
import { trainingQuery } from '../../../entities/game/training.ts';
import { ButtonLink } from '../../../platform/links.tsx';

/** On with the game that was played last; nothing where no game is open. */
export function PlayLink() {
  const { t } = useTranslation('statistics_pupil');
  const onward = useQuery(trainingQuery).data?.onward;
  if (onward === undefined || onward === null) return null;
  return (
    <ButtonLink {...gameLink(onward.game)} size="lg" onClick={press({ game: onward.game })}>
      {t('play')}
    </ButtonLink>
  );
}
