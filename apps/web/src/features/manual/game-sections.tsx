import type { Field } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Demonstration } from '../../entities/game/demonstration/demonstration.tsx';
import { loadRoom } from '../../entities/game/game-settings/load-room.ts';
import { type RoomTexts, useRoomTexts } from '../../entities/game/game-settings/room-texts.ts';
import { Line, Section } from './article.tsx';
import type { Manual } from './manual-query.ts';
import classes from './manual.module.css';

interface GameSectionsProps {
  readonly game: GameId;
  readonly manual: Manual;
}

/** The page of a game: what its room says, and the few sentences that only the manual has. */
export function GameSections({ game, manual }: GameSectionsProps) {
  const { t } = useTranslation('manual');
  const room = use(loadRoom(game));
  const texts = useRoomTexts(game);
  const note = manual.games[game];
  return (
    <>
      <p className={classes.lead}>{texts.tagline}</p>
      <Section anchor="how" heading={t('game.how')}>
        <div className={classes.demonstration}>
          <Demonstration room={room} />
        </div>
        <ol>
          {texts.howTo.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        {texts.howToKeys !== undefined && <p>{texts.howToKeys}</p>}
      </Section>
      {note !== undefined && (
        <>
          <Section anchor="trains" heading={t('game.trains')}>
            <p>
              <Line line={note.trains} />
            </p>
          </Section>
          <Section anchor="advice" heading={t('game.advice')}>
            <p>
              <Line line={note.advice} />
            </p>
          </Section>
        </>
      )}
      <Section anchor="exercises" heading={t('game.exercises')}>
        <p>{t('game.exercises_text')}</p>
        <ul className={classes.exercises}>
          {room.rules.presets.map(({ id }) => (
            <li key={id}>{texts.preset(id)}</li>
          ))}
        </ul>
      </Section>
      <Section anchor="settings" heading={t('game.settings')}>
        <Settings fields={room.rules.settings.fields} texts={texts} />
      </Section>
      <Section anchor="scoring" heading={t('game.scoring')}>
        {note !== undefined && (
          <p>
            <Line line={note.counts} />
          </p>
        )}
        <p>
          <Line line={t('game.scoring_text')} />
        </p>
      </Section>
    </>
  );
}

function Settings({
  fields,
  texts,
}: {
  readonly fields: Readonly<Record<string, Field>>;
  readonly texts: RoomTexts;
}) {
  return (
    <dl className={classes.settings}>
      {Object.entries(fields).map(([name, field]) => {
        // Nobody sets it, so it has no name.
        if (field.kind === 'hidden') return null;
        const said = [valuesOf(name, field, texts), texts.help(name)].filter((text) => text !== undefined);
        return (
          <div key={name}>
            <dt>{texts.setting(name)}</dt>
            {said.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** More options than anybody reads are told by the first and the last. */
const MOST_OPTIONS = 12;

/** What a setting can be, in words; undefined where its name says it. */
function valuesOf(name: string, field: Field, texts: RoomTexts): string | undefined {
  if (field.kind === 'integer' || field.kind === 'decimal') {
    return `${texts.amount(field, field.min)} – ${texts.amount(field, field.max)}`;
  }
  if (field.kind !== 'choice' && field.kind !== 'many') return undefined;
  const options = [...field.options].map((option) => texts.option(name, option));
  if (options.length <= MOST_OPTIONS) return options.join(' · ');
  return `${options[0]} – ${options.at(-1)}`;
}
