import type { TrainedGame } from '@mindhero/contract/training';
import { wishOf, withMaterial } from '@mindhero/engine/play';
import type { PresetStars } from '@mindhero/engine/presets';
import { readSettings, type SettingsIssue } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { Page } from '@mindhero/ui/page';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knowsGame } from '../../../entities/game/game-settings/knows-game.ts';
import { rememberInstructions } from '../../../entities/game/game-settings/last-settings.ts';
import { type MaterialInSight, useMaterial } from '../../../entities/game/game-settings/material.ts';
import { Presets } from '../../../entities/game/game-settings/presets.tsx';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { SettingsFields } from '../../../entities/game/game-settings/settings-fields.tsx';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import { proposesTexts } from '../../../entities/reading/course.ts';
import { useStartKey } from '../use-start-key.ts';
import { BestCard } from './best-card.tsx';
import type { Chosen } from './due-settings.ts';
import { ExampleCard } from './example-card.tsx';
import { ForYouPlace } from './for-you-place.tsx';
import { HowCard } from './how-card.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { SetUpActions } from './set-up-actions.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsFault } from './settings-fault.tsx';
import { useDraft } from './use-draft.ts';
import classes from './set-up.module.css';

interface SetUpProps {
  readonly game: GameId;
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  /** What was done in the game before; null if nothing was, or nobody can say. */
  readonly trained: TrainedGame | null;
  /** By the address. */
  readonly chosen: Chosen;
  /** The way to the games that share the screen. */
  readonly others: ReactNode;
  /** What the server found wrong with the settings of the last start. */
  readonly refused: readonly SettingsIssue[];
  /** Why the last start failed, in words. */
  readonly problem: ReactNode;
  readonly onStart: (settings: object) => void;
  /** Tries a question of these settings, without a play. */
  readonly onTry: (settings: object) => void;
}

/** Before a play: choose a training, look at an example, start. */
export function SetUp({ game, room, texts, others, refused, problem, onStart, onTry, ...props }: SetUpProps) {
  const { t } = useTranslation(['play', 'rooms']);
  const { rules } = room;
  // What comes to be known later changes nothing under a finger.
  const [trained] = useState(props.trained);
  const training = useDraft({ room, game, trained, chosen: props.chosen, refused });
  const inSight = useMaterial(game, rules, training.settings);
  const { draft } = training;
  const issues = [...training.issues, ...inSight.issues];
  const settings = inSight.issues.length === 0 ? training.settings : null;
  const { material } = inSight;
  // What is shown as an example is played with what the play would get.
  const shown = useMemo(() => ({ ...room, rules: withMaterial(rules, material) }), [room, rules, material]);
  const [instructions, setInstructions] = useState(() => !knowsGame(game, trained));
  const form = useId();
  const start = () => {
    // What is typed a moment ago counts as well, so the values are read once more.
    const read = readSettings(rules, draft);
    if (read.ok) onStart(read.settings);
  };
  useStartKey(start, !instructions);
  // Who has played it knows it, on whatever device.
  const best = trained?.best ?? null;
  // What is read comes with a play, so there is nothing to try before it.
  const isTried = best === null && settings !== null && wishOf(rules, settings) === null;
  const tryOne = isTried ? () => onTry(settings) : undefined;

  return (
    <Page
      title={texts.title}
      crumbs={[
        <Link key="games" to="/games">
          {t('back')}
        </Link>,
        <Link key="area" to={`/games/${rules.subject}`}>
          {t(`area.${rules.subject}`)}
        </Link>,
      ]}
      actions={
        <SetUpActions
          game={game}
          room={room}
          settings={settings}
          form={form}
          onHowToPlay={() => setInstructions(true)}
        />
      }
    >
      {others}
      <div className={classes.told}>
        {problem}
        <SettingsFault issues={issues} texts={texts} form={form} />
      </div>
      <div className={classes.columns}>
        <TrainingForm
          id={form}
          game={game}
          room={room}
          texts={texts}
          training={{ ...training, issues }}
          inSight={inSight}
          stars={trained?.stars ?? {}}
          onSubmit={start}
        />
        <aside className={classes.aside}>
          <HowCard room={room} texts={texts} isCovered={instructions} onTry={tryOne} />
        </aside>
        <div className={classes.below}>
          <ExampleCard room={shown} settings={settings} />
          <BestCard best={best} />
        </div>
      </div>
      <HowToPlay
        opened={instructions}
        room={room}
        texts={texts}
        onTry={tryOne}
        onClose={() => {
          rememberInstructions(game);
          setInstructions(false);
        }}
      />
    </Page>
  );
}

interface TrainingFormProps extends Pick<SetUpProps, 'game' | 'room' | 'texts'> {
  readonly id: string;
  readonly training: ReturnType<typeof useDraft>;
  readonly inSight: MaterialInSight;
  readonly stars: PresetStars;
  readonly onSubmit: () => void;
}

/** What is trained: one of the ready-made trainings, or settings of one's own. */
function TrainingForm({ id, game, room, texts, training, inSight, stars, onSubmit }: TrainingFormProps) {
  const { rules } = room;
  const { draft, setDraft, issues, advice } = training;
  return (
    <form
      id={id}
      className={classes.main}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {proposesTexts(game) && <ForYouPlace draft={draft} onChoose={setDraft} />}
      <Presets rules={rules} texts={texts} draft={draft} stars={stars} onChoose={setDraft} />
      <SettingsCard
        isWrong={issues.length > 0}
        summary={settingsSummary(rules, draft, texts, {
          whole: true,
          unnamed: true,
          material: inSight.title ?? undefined,
        }).join('\u00A0· ')}
      >
        <SettingsFields
          rules={rules}
          texts={texts}
          draft={draft}
          issues={issues}
          advice={advice}
          inSight={inSight}
          onChange={setDraft}
        />
      </SettingsCard>
    </form>
  );
}
