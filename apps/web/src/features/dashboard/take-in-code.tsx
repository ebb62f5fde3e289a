import { getTakeInCode } from '@mindhero/contract/take-in';
import { Card } from '@mindhero/ui/card';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { asked } from '../../platform/asked.ts';
import classes from './dashboard.module.css';

/** What a pupil who registered alone tells a teacher. It is only an offer, so that a failure is passed over in silence. */
export const takeInCodeQuery = asked(['take-in-code'], getTakeInCode);

/** The way into a school for a pupil who registered alone: username and code, large enough to be read aloud. */
export function TakeInCode() {
  const { t } = useTranslation('dashboard');
  const { username } = useMe();
  const code = useQuery(takeInCodeQuery).data?.code ?? null;
  if (code === null) return null;
  return (
    <Card title={t('take_in.title')}>
      <p>{t('take_in.text')}</p>
      <dl className={classes.told}>
        <div>
          <dt>{t('take_in.username')}</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>{t('take_in.code')}</dt>
          <dd>
            <span aria-hidden>{`${code.slice(0, 3)} ${code.slice(3)}`}</span>
            <VisuallyHidden>{t('take_in.spelled', { letters: [...code].join(' ') })}</VisuallyHidden>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
