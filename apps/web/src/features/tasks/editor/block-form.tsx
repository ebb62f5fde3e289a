import { materialModes } from '@mindhero/contract/block';
import { MOST_REPEATS } from '@mindhero/contract/limits';
import { type AnyGame, wishOf } from '@mindhero/engine/play';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { Button } from '@mindhero/ui/button';
import { Chips } from '@mindhero/ui/chips';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import type { MaterialInSight } from '../../../entities/game/game-settings/material.ts';
import { Presets } from '../../../entities/game/game-settings/presets.tsx';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { defaultDraft } from '../../../entities/game/game-settings/settings-draft.ts';
import { SettingsFields } from '../../../entities/game/game-settings/settings-fields.tsx';
import type { EditorAction } from './editor-state.ts';
import type { DraftBlock } from './task-draft.ts';
import classes from './blocks.module.css';

interface BlockFormProps {
  readonly block: DraftBlock;
  readonly rules: AnyGame;
  readonly texts: RoomTexts;
  readonly issues: readonly SettingsIssue[];
  readonly advice: readonly SettingsIssue[];
  readonly inSight: MaterialInSight;
  readonly dispatch: (action: EditorAction) => void;
}

const repeats = Array.from({ length: MOST_REPEATS }, (_, index) => index + 1);

/** A block's training, its settings, and how many times it is played. */
export function BlockForm({ block, rules, texts, issues, advice, inSight, dispatch }: BlockFormProps) {
  const { t } = useTranslation('task_editor');
  const { key } = block;
  // What a block leaves out is as usual.
  const settings = { ...defaultDraft(rules), ...block.settings };
  // What an earlier version of the game knew goes with the first change.
  const set = (next: DraftBlock['settings']) => {
    const known = Object.entries(next).filter(([name]) => name in rules.settings.fields);
    // What was fixed belongs to the settings of which it was chosen.
    const change = { settings: Object.fromEntries(known), revision: undefined };
    dispatch({ type: 'change', key, change });
  };
  return (
    <div className={classes.form}>
      <Presets rules={rules} texts={texts} draft={settings} onChoose={set} />
      <SettingsFields
        rules={rules}
        texts={texts}
        draft={settings}
        issues={issues}
        advice={advice}
        inSight={inSight}
        onChange={set}
      />
      {wishOf(rules, settings)?.id === null && (
        <Chips
          label={t('material.label')}
          options={materialModes.map((mode) => ({ value: mode, label: t(`material.${mode}`) }))}
          value={block.material ?? 'each'}
          onChange={(material) =>
            dispatch({ type: 'change', key, change: { material, revision: undefined } })
          }
        />
      )}
      <div className={classes.formFoot}>
        <SelectField
          label={t('repeats')}
          value={block.repeats}
          onChange={({ currentTarget }) =>
            dispatch({ type: 'change', key, change: { repeats: Number(currentTarget.value) } })
          }
        >
          {repeats.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
        <Button kind="ghost" onClick={() => dispatch({ type: 'fold' })}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
