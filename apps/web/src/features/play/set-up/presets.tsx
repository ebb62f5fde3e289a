import type { AnyGame } from '@mindhero/engine/play';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../room-texts.ts';
import { type Draft, presetDraft, presetOf } from './settings-draft.ts';
import classes from './presets.module.css';

interface PresetsProps {
  readonly rules: AnyGame;
  readonly texts: RoomTexts;
  readonly draft: Draft;
  readonly onChoose: (draft: Draft) => void;
}

/** The game's trainings to choose from; what the pupil changed by hand is a training of its own. */
export function Presets({ rules, texts, draft, onChoose }: PresetsProps) {
  const { t } = useTranslation('play');
  const chosen = presetOf(rules, draft);
  if (rules.presets.length === 0) return null;
  return (
    <section className={classes.presets} data-area={rules.subject}>
      <h2 className={classes.title}>{t('presets')}</h2>
      <div className={classes.choices}>
        {rules.presets.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className={classes.preset}
            aria-pressed={preset === chosen}
            onClick={() => onChoose(presetDraft(rules, preset))}
          >
            {texts.preset(preset.id)}
          </button>
        ))}
        {chosen === undefined && <span className={classes.own}>{t('own_settings')}</span>}
      </div>
    </section>
  );
}
