import type { NextReading, ReadingStep } from '@mindhero/contract/reading';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { languageOf, settingsFor } from '../../../entities/reading/course.ts';
import { readingAfterQuery } from '../../../entities/reading/queries.ts';
import { useDescribed } from '../../../entities/reading/use-described.ts';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import type { EndedPlay } from '../start-play.ts';
import { SpeedLine } from './speed-line.tsx';
import { languageRead } from './text-read.ts';
import classes from './next-text.module.css';

interface NextTextProps {
  readonly ended: EndedPlay;
  readonly onStart: (settings: object) => void;
}

/** After a text: how the last ones went, which one suits next and why. Nothing where nobody can say. */
export function NextText({ ended, onStart }: NextTextProps) {
  const calm = useSwitch(calmSwitch);
  const language = languageRead(ended);
  const { data: course, isLoading } = useQuery({ ...readingAfterQuery(ended.id), meta: {} });
  if (isLoading) return <CardSkeleton lines={2} />;
  if (course === undefined || language === null) return null;
  const { transformed = 0 } = ended.result.metrics;
  const last = course.texts.filter(
    (text) => text.language === language && text.is_transformed === transformed > 0,
  );
  const next = course.next.find((one) => one.language === language);
  // What was cut by the time or made harder to read says nothing of the level.
  const isTold = ended.result.ended === 'completed' && transformed === 0;
  return (
    <>
      {isTold && next !== undefined && <Proposal next={next} ended={ended} onStart={onStart} />}
      {!calm && <LastTexts texts={last.slice(0, 10)} />}
    </>
  );
}

function Proposal({ next, ended, onStart }: NextTextProps & { readonly next: NextReading }) {
  const { t } = useTranslation('reading');
  const described = useDescribed();
  const own = useMe().language;
  const asked = { ...ended.settings };
  const isAsked = languageOf(asked, own) === next.language;
  const settings = { ...settingsFor(next, asked), ...(!isAsked && { language: next.language }) };
  return (
    <Card title={t('next.title')} area="reading">
      <div className={classes.next}>
        <p>
          <b>{described(next)}</b>
          <br />
          {t(`next.why.${next.reason}`)}
        </p>
        <Button area="reading" onClick={() => onStart(settings)}>
          {t('next.start')}
        </Button>
      </div>
    </Card>
  );
}

/** From the first to the last that may be called progress: one alone is no course. */
function LastTexts({ texts }: { readonly texts: readonly ReadingStep[] }) {
  const { t } = useTranslation('reading');
  const compared = texts.filter((text) => text.is_measure);
  const [last, first] = [compared.at(0), compared.at(-1)];
  if (last === undefined || first === undefined || last === first) return null;
  return (
    <Card title={t('last.title')}>
      <div className={classes.last}>
        <p>{t('last.from_to', { first: first.wpm, last: last.wpm })}</p>
        <SpeedLine texts={texts.toReversed()} />
      </div>
    </Card>
  );
}
