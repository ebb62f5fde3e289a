import { useState } from 'react';
import type { Area } from '../area.ts';
import { Card } from '../card.tsx';
import type { FieldValue, SettingsField } from '../settings-fields.ts';
import { SettingsForm } from '../settings-form.tsx';
import { Samples } from './sample.tsx';
import classes from './gallery.module.css';

const fields: Readonly<Record<string, SettingsField>> = {
  module: {
    kind: 'choice',
    options: ['Easy', 'Small friend', 'Big friend', 'Anzan', 'Family', 'Over 50', 'Over 100'],
  },
  digits: {
    kind: 'many',
    options: ['1–9', '10–19', '20–99', 'Mirror', 'Tens', 'Hunderterüberschreitung'],
    least: 1,
  },
  numbers: { kind: 'integer', min: 2, max: 50, step: 1, optional: false, control: 'stepper', default: 6 },
  examples: { kind: 'integer', min: 1, max: 100, step: 1, optional: false, control: 'stepper', default: 10 },
  speed: {
    kind: 'integer',
    min: 100,
    max: 5000,
    step: 100,
    optional: false,
    control: 'slider',
    default: 1200,
    unit: 'ms',
  },
  volume: { kind: 'decimal', min: 0, max: 1, step: 0.1, unit: 'share' },
  operations: { kind: 'choice', options: ['+', '−', '+ and −'] },
  strict: { kind: 'flag' },
  worked: { kind: 'flag' },
  highest: {
    kind: 'integer',
    min: 1,
    max: 999,
    step: 1,
    optional: true,
    control: 'stepper',
    default: null,
    advanced: true,
  },
  pause: {
    kind: 'integer',
    min: 0,
    max: 10,
    step: 1,
    optional: true,
    control: 'slider',
    default: null,
    advanced: true,
  },
  letters: { kind: 'letters' },
  voice: { kind: 'flag', advanced: true, when: ({ worked }) => worked === true },
};

const labels: Readonly<Record<string, string>> = {
  module: 'Module',
  digits: 'Digit group',
  numbers: 'Numbers in an example',
  examples: 'Examples',
  speed: 'Speed',
  volume: 'Volume',
  operations: 'Operations',
  strict: 'Accept only correct answers',
  worked: 'Show the worked example',
  highest: 'Highest result',
  pause: 'Pause between two',
  letters: 'Letters',
  voice: 'Read numbers aloud',
};

const units: Readonly<Record<string, (value: number) => string>> = {
  examples: (value) => `${value} in all`,
  speed: (value) => `${value / 1000} s`,
  pause: (value) => `${value} s`,
  volume: (value) => `${100 * value} %`,
};

const start: Readonly<Record<string, FieldValue>> = {
  module: 'Small friend',
  digits: ['1–9'],
  numbers: 6,
  examples: 10,
  speed: 1200,
  volume: 0.5,
  operations: '+ and −',
  strict: false,
  worked: true,
  highest: null,
  pause: 3,
  letters: ['a', 'o', 'sch'],
  voice: true,
};

function Settings({ area, wrong }: { readonly area: Area; readonly wrong: boolean }) {
  const [values, setValues] = useState(start);
  return (
    <Card>
      <SettingsForm
        fields={fields}
        values={values}
        onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
        area={area}
        label={(name) => labels[name] ?? name}
        option={(_, value) => String(value)}
        unit={(name, value) => units[name]?.(value) ?? String(value)}
        help={(name) => (name === 'digits' ? 'Which numbers occur.' : undefined)}
        error={(name) =>
          wrong && ['examples', 'digits', 'letters'].includes(name)
            ? 'At most 50 with this module.'
            : undefined
        }
        advice={(name) => (!wrong && name === 'examples' ? 'There are only 12 of them.' : undefined)}
        moreLabel="More settings"
        boundedLabel="Limit"
      />
    </Card>
  );
}

export function SettingsSamples() {
  return (
    <Samples title="SettingsForm" id="settings">
      <div className={classes.halves}>
        <Settings area="math" wrong={false} />
        <Settings area="memory" wrong />
      </div>
    </Samples>
  );
}
