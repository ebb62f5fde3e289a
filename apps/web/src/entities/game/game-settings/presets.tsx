import { isMix } from '@mindhero/engine/additive/mix';
import type { AnyGame } from '@mindhero/engine/play';
import {
  personalSettings,
  presetOf,
  presetSettings,
  type PresetStars,
  starsIn,
} from '@mindhero/engine/presets';
import type { Preset } from '@mindhero/engine/settings';
import { Stars } from '@mindhero/ui/stars';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortNames } from './names-in-group.ts';
import type { RoomTexts } from './room-texts.ts';
import type { Draft } from './settings-draft.ts';
import classes from './presets.module.css';

type PresetTexts = Pick<RoomTexts, 'preset' | 'presetGroup'>;

interface PresetsProps {
  readonly rules: AnyGame;
  readonly texts: PresetTexts;
  readonly draft: Draft;
  /** What each training has brought whoever chooses; left out where others choose for them. */
  readonly stars?: PresetStars;
  readonly onChoose: (draft: Draft) => void;
}

/** More than these at once are a wall; the rest is one touch away. */
const FIRST_PRESETS = 6;

/** The game's trainings to choose from; what the pupil changed by hand is a training of its own. */
export function Presets({ rules, texts, draft, stars, onChoose }: PresetsProps) {
  const { t } = useTranslation('play');
  const chosen = presetOf(rules, draft);
  // Of all of them: what is folded away does not change how the others are called.
  const calledInGroup = shortNames(rules.presets, texts.preset);
  const [unfolded, setUnfolded] = useState(false);
  const first = rules.presets.slice(0, FIRST_PRESETS);
  const isFolded = !unfolded && rules.presets.length > FIRST_PRESETS;
  // A chosen one is never folded away, nor the one that is made for whoever plays.
  const shown = isFolded
    ? rules.presets.filter((preset) => first.includes(preset) || preset === chosen || isMix(preset.settings))
    : rules.presets;
  if (rules.presets.length === 0) return null;
  return (
    <section className={classes.presets} data-area={rules.subject}>
      {/* Not among the trainings, where it would move what stands below when the first setting changes. */}
      <header className={classes.header}>
        <h2 className={classes.title}>{t('presets')}</h2>
        {chosen === undefined && <span className={classes.own}>{t('own_settings')}</span>}
      </header>
      {[...Map.groupBy(shown, ({ group }) => group)].map(([group, presets], index, groups) => (
        <Fragment key={group ?? ''}>
          {group !== undefined && <h3 className={classes.group}>{texts.presetGroup(group)}</h3>}
          <div className={classes.choices}>
            <Choices
              presets={presets}
              texts={texts}
              called={calledInGroup}
              chosen={chosen}
              stars={stars}
              onChoose={(preset) =>
                onChoose({ ...presetSettings(rules, preset), ...personalSettings(rules, draft) })
              }
            />
            {isFolded && index === groups.length - 1 && (
              <button type="button" className={classes.more} onClick={() => setUnfolded(true)}>
                {t('more_presets', { total: rules.presets.length })}
              </button>
            )}
          </div>
        </Fragment>
      ))}
    </section>
  );
}

interface ChoicesProps {
  readonly presets: readonly Preset<object>[];
  readonly texts: PresetTexts;
  /** What each is called below the name of its group, by ids. */
  readonly called: ReadonlyMap<string, string>;
  readonly chosen: Preset<object> | undefined;
  readonly stars: PresetStars | undefined;
  readonly onChoose: (preset: Preset<object>) => void;
}

/** The trainings of one group. */
function Choices({ presets, texts, called, chosen, stars, onChoose }: ChoicesProps) {
  const { t } = useTranslation();
  const saidOf = (preset: Preset<object>) => t('stars', { value: starsIn(stars ?? {}, preset) });
  return presets.map((preset) => (
    <button
      key={preset.id}
      type="button"
      className={classes.preset}
      aria-label={[texts.preset(preset.id), ...(stars === undefined ? [] : [saidOf(preset)])].join(', ')}
      aria-pressed={preset === chosen}
      onClick={() => onChoose(preset)}
    >
      {called.get(preset.id)}
      {stars !== undefined && <Stars value={starsIn(stars, preset)} size={13} label={saidOf(preset)} />}
    </button>
  ));
}
