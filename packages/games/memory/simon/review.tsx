import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { ChainPicture } from './chain-picture.tsx';
import type { Settings } from './settings.ts';
import { breakOf, isRight, type State, type Try } from './state.ts';
import { usePadName } from './use-pad-name.tsx';
import classes from './player.module.css';

/** The longest chain that was repeated, and where the others broke. */
export function Review({ state }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('simon');
  const longest = state.past.findLast(isRight);
  const broken = state.past.filter((one) => breakOf(one) !== null);
  if (longest === undefined && broken.length === 0) return <Card>{t('review.nothing')}</Card>;
  return (
    <Card>
      <ol className={classes.chains}>
        {longest !== undefined && (
          <li>
            <strong>{t('review.longest', { count: longest.chain.length })}</strong>
            {broken.length === 0 && <span>{t('review.perfect')}</span>}
            <ChainPicture chain={longest.chain} />
          </li>
        )}
        {broken.map((one) => (
          <BrokenChain key={state.past.indexOf(one)} one={one} />
        ))}
      </ol>
    </Card>
  );
}

function BrokenChain({ one }: { readonly one: Try }) {
  const { t } = useTranslation('simon');
  const name = usePadName();
  const broken = breakOf(one);
  if (broken === null) return null;
  const { place, due, pressed } = broken;
  const text =
    pressed === undefined
      ? t('review.too_late', { place: place + 1, due: name(due) })
      : t('review.wrong', { place: place + 1, due: name(due), pressed: name(pressed) });
  return (
    <li>
      <strong>{t('lights', { count: one.chain.length })}</strong>
      <span>{text}</span>
      <ChainPicture chain={one.chain} repeated={place} wrong={pressed} />
    </li>
  );
}
