import { useLater } from '@mindhero/ui/later';
import { useSteady } from '@mindhero/ui/use-steady';
import { IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { BoardStage } from '../../stage/board-stage.tsx';
import { TimeLeft } from '../../time-left.tsx';
import { useSaying } from '../../use-saying.tsx';
import { useVoice } from '../../use-voice.tsx';
import type { Settings } from './settings.ts';
import { type Event, type State, stepsInAll, syllableAt, targetOf, timeLimitMs } from './state.ts';
import { TableButtons } from './table-buttons.tsx';
import classes from './table.module.css';

type Props = PlayerProps<Settings, State, Event>;

/** One syllable after the other is shown or said, and tapped in the table. */
export function FindStage(props: Props) {
  const { settings, state, send, paused, watching } = props;
  const { t } = useTranslation('syllable');
  const { steps, ended, wrong } = state;
  const isOpen = useLater(!paused && !watching && ended === null);
  const tap = useSteady((cell: number) => {
    if (isOpen) send({ type: 'tap', cell });
  });
  // A cell flashes nothing: it says by a sign that it is not the one, until another is tapped.
  const last = wrong.at(-1);
  return (
    <BoardStage
      className={`${classes.stage} ${classes.finding}`}
      status={
        <>
          <Target {...props} />
          <TimeLeft {...props} limitMs={timeLimitMs(settings)} />
        </>
      }
      board={
        <TableButtons
          state={state}
          paused={paused}
          isOpen={isOpen}
          onTap={tap}
          lookOf={({ cell }) => ({ isWrong: cell === last, isOpen })}
        />
      }
      task={
        ended === null && last !== undefined
          ? t('not_this_one', { syllable: syllableAt(state, last) })
          : t('found_of', { found: steps.length, all: stepsInAll(state) })
      }
    />
  );
}

/** What is looked for: to be read, or to be heard and heard again. Without a voice it is read. */
function Target(props: Props) {
  const { settings, state, say, paused, watching } = props;
  const { t } = useTranslation('syllable');
  const language = settings.language.toLowerCase();
  const target = targetOf(state);
  const canHear = useVoice(props, language);
  const wantsVoice = settings.target !== 'shown';
  const isHidden = settings.target === 'heard' && canHear && !watching;
  useSaying(
    {
      paused,
      watching,
      settings: { voice: wantsVoice && canHear },
      say: (text) => say(text, language),
    },
    target === undefined ? null : state.steps.length,
    () => target ?? '',
  );
  if (target === undefined || paused) return null;
  return (
    <span className={classes.asked}>
      {isHidden ? (
        <strong>{t('listen')}</strong>
      ) : (
        <>
          <span>{t('find')}</span>
          <strong className={classes.target} data-read="ground fitted" lang={language}>
            {target}
          </strong>
        </>
      )}
      {wantsVoice && canHear && !watching && (
        <button
          type="button"
          className={classes.again}
          aria-label={t('hear_again')}
          onClick={() => say(target, language)}
        >
          <IconVolume size={26} aria-hidden />
        </button>
      )}
      {wantsVoice && !canHear && !watching && (
        <span className={classes.small}>
          {t('no_voice', { language: t(`language.${settings.language}`) })}
        </span>
      )}
    </span>
  );
}
