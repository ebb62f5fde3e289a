import type { Example } from '@mindhero/engine/additive/examples';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Pad } from '../../pad.tsx';
import { QuestionStage } from '../../stage/question-stage.tsx';
import { Lesson } from '../question/lesson.tsx';
import type { AnswerHandle } from '../question/parts.tsx';
import { useLesson } from '../question/use-lesson.tsx';
import { useReading } from '../question/use-reading.tsx';
import { useSpoken } from '../use-spoken.tsx';
import { FilmWindow } from './film-window.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import type { ShowingParts, ShowingProps, ShowingSettings } from './parts.tsx';
import { ShowingAnswer } from './showing-answer.tsx';
import { BeadCard, itemText } from './shown-item.tsx';
import type { ShownRoundsState } from './shown-rounds.ts';
import { shortestIntervalFor } from './speech.ts';
import { placeIn } from './timetable.ts';
import { useShowing } from './use-showing.tsx';
import classes from './showing.module.css';

type Props<
  Settings extends object,
  State extends ShownRoundsState<Settings, Item>,
  Item extends Example,
> = ShowingProps<Settings, Item> & {
  readonly state: State;
  readonly parts: ShowingParts<Settings, State, Item>;
};

/** Numbers one after the other, then the place for the answer; after a mistake the way that it goes. */
export function ShowingPlayer<
  Settings extends ShowingSettings,
  State extends ShownRoundsState<Settings, Item>,
  Item extends Example,
>({ parts, ...props }: Props<Settings, State, Item>) {
  const { state, settings, paused, watching, moves = false } = props;
  const { t } = useTranslation('rooms');
  const answer = useRef<AnswerHandle>(null);
  const { index, isLesson, next } = useStanding(props);
  const item = state.items[index];
  const intervals = item === undefined ? [] : parts.intervals(item, settings);
  const asCards = parts.isCards?.(settings) ?? false;
  const read = useVoice(props, item, intervals);
  const { spoken, completed } = useSpoken();
  // The numbers are read as they appear; what is left to say is how the example came out.
  useReading(props, undefined, { spoken, completed: asCards ? ({ answer }) => String(answer) : completed });
  const { film, isDone, isAgain } = useShowing(props, {
    terms: item?.terms ?? [],
    intervals,
    pauseMs: 1000 * settings.pause_s,
    waits: isLesson,
    onNumber: read,
  });
  if (item === undefined) return null;

  const isOpen = isDone && !watching && !isLesson && index === state.settled.length;
  const isAsked = (!watching || moves) && !state.settled.includes(index);
  const place = watching
    ? placeIn(intervals, state.shownAt === null ? -1 : props.now() - state.shownAt)
    : undefined;
  const isFilm = !isOpen && isAsked && place !== 'over';
  return (
    <QuestionStage wideAbove>
      {parts.Status && <parts.Status state={state} />}
      {isFilm ? (
        <div className={classes.film}>
          <p className={classes.again} role="status">
            {isAgain && t('showing.again')}
          </p>
          <FilmWindow
            key={index}
            ref={film}
            terms={item.terms}
            look={settings}
            asCards={asCards}
            place={place}
          />
        </div>
      ) : (
        <ShowingAnswer key={index} {...props} index={index} item={item} isOpen={isOpen} answer={answer}>
          {watching && !isAsked ? (
            <Seen item={item} asCards={asCards} />
          ) : (
            <p>{t(`showing.${asCards ? 'number' : 'sum'}`)}</p>
          )}
        </ShowingAnswer>
      )}
      {isLesson && (
        <Lesson rest={props.rest} onNext={next}>
          <HowItGoes item={item} asCards={asCards} />
        </Lesson>
      )}
      {isOpen && <Pad onKey={(key) => answer.current?.press(key)} disabled={paused} />}
    </QuestionStage>
  );
}

/** Which item stands on the screen; the viewer sees one as soon as it is shown. */
function useStanding<Settings extends ShowingSettings, Item>(props: ShowingProps<Settings, Item>) {
  const { state, watching } = props;
  const standing = useLesson(props);
  return watching && state.shownAt !== null ? { ...standing, index: state.settled.length } : standing;
}

/** Reads the numbers as they appear; where they come too quickly for a voice, none of them. */
function useVoice<Settings extends ShowingSettings, Item extends Example>(
  { settings, say }: ShowingProps<Settings, Item>,
  item: Item | undefined,
  intervals: readonly number[],
): (place: number) => void {
  const { t } = useTranslation('rooms');
  return (place) => {
    const term = item?.terms[place];
    const isSilent =
      !settings.voice || item === undefined || Math.min(...intervals) < shortestIntervalFor(item.terms);
    if (isSilent || term === undefined) return;
    say(term < 0 ? t('spoken.minus', { number: -term }) : String(term));
  };
}

/** In a replay what was shown stands still. */
function Seen({ item, asCards }: { readonly item: Example; readonly asCards: boolean }) {
  const { i18n } = useTranslation();
  if (asCards) return <BeadCard value={item.answer} size={150} />;
  return <p className={classes.seen}>{itemText(item, i18n.language, false)}</p>;
}
