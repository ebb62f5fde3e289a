import type { AnyGame } from '@mindhero/engine/play';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { proposedTimeLimit } from '@mindhero/engine/time-limit';
import { late } from '@mindhero/ui/late';
import { SettingsForm } from '@mindhero/ui/settings-form';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldIssue } from './field-issue.tsx';
import type { MaterialInSight } from './material.ts';
import type { RoomTexts } from './room-texts.ts';
import type { Draft } from './settings-draft.ts';

/** Few settings ask for a material. */
const MaterialField = late(async () => (await import('./material-field.tsx')).MaterialField);

interface SettingsFieldsProps {
  readonly rules: AnyGame;
  readonly texts: RoomTexts;
  readonly draft: Draft;
  readonly issues: readonly SettingsIssue[];
  readonly advice: readonly SettingsIssue[];
  /** What it would be played with. */
  readonly inSight: MaterialInSight;
  readonly onChange: (draft: Draft) => void;
}

/** The form of a game's settings, drawn from their schema, with what is wrong or doubtful beside each field. */
export function SettingsFields({
  rules,
  texts,
  draft,
  issues,
  advice,
  inSight,
  onChange,
}: SettingsFieldsProps) {
  const { t } = useTranslation('play');
  const { fields } = rules.settings;
  const change = (name: string, value: unknown) => onChange({ ...draft, [name]: value });
  const textIn = (list: readonly SettingsIssue[], name: string) => {
    const issue = list.find(({ path }) => path === name);
    return issue && <FieldIssue issue={issue} texts={texts} onUse={(value) => change(name, value)} />;
  };
  return (
    <SettingsForm
      fields={fields}
      values={draft}
      onChange={change}
      area={rules.subject}
      label={texts.setting}
      option={texts.option}
      help={texts.help}
      unit={(name, value) => texts.amount(fields[name], value)}
      error={(name) => textIn(issues, name)}
      advice={(name) => textIn(advice, name)}
      proposed={(name) => (name === 'time_limit_s' ? proposedTimeLimit(rules, draft) : undefined)}
      renderMaterial={(slot) => (
        <Suspense fallback={null}>
          <MaterialField
            {...slot}
            language={draft['language']}
            level={(difficulty) => texts.option('difficulty', difficulty)}
            inSight={inSight}
          />
        </Suspense>
      )}
      moreLabel={t('more_settings')}
      boundedLabel={t('bounded')}
    />
  );
}
