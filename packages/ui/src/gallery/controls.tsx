import { PasswordInput, TextInput } from '@mantine/core';
import { IconDotsVertical, IconPlayerPause, IconTrash, IconVolume, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Area } from '../area.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { confirm, type ConfirmRequest } from '../dialogs.tsx';
import { IconButton } from '../icon-button.tsx';
import type { PadKey } from '../number-keys.ts';
import { NumberPad } from '../number-pad.tsx';
import { Rail } from '../rail.tsx';
import type { FieldValue, SettingsField } from '../settings-fields.ts';
import { SettingsForm } from '../settings-form.tsx';
import { Stage } from '../stage.tsx';
import { toast, type Toast } from '../toasts.tsx';
import { Row, Samples } from './sample.tsx';
import classes from './gallery.module.css';

const areas: readonly Area[] = ['brand', 'math', 'reading', 'memory'];

export function ButtonSamples() {
  return (
    <Samples title="Button, IconButton">
      {(['primary', 'ghost', 'subtle', 'danger'] as const).map((kind) => (
        <Row key={kind}>
          {areas.map((area) => (
            <Button key={area} kind={kind} area={area}>
              {kind} {area}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button size="sm">Small</Button>
        <Button size="lg" area="math">
          Large
        </Button>
        <Button loading>Loading</Button>
        <Button loading kind="ghost">
          Loading
        </Button>
        <Button disabled>Disabled</Button>
        <Button icon={<IconTrash size={20} aria-hidden />} kind="danger">
          Delete
        </Button>
        <Button component="a" href="#top" kind="ghost">
          A link
        </Button>
        <Button>Geschwindigkeitseinstellungen zurücksetzen</Button>
      </Row>
      <Button fullWidth area="reading">
        As wide as its place
      </Button>
      <Row>
        <IconButton label="More" icon={<IconDotsVertical aria-hidden />} />
        <IconButton small label="More" icon={<IconDotsVertical aria-hidden />} />
        <IconButton kind="round" label="Pause" icon={<IconPlayerPause aria-hidden />} />
        <IconButton label="Sound" icon={<IconVolume aria-hidden />} aria-pressed />
        <IconButton label="Delete" icon={<IconTrash aria-hidden />} disabled />
      </Row>
    </Samples>
  );
}

export function FieldSamples() {
  return (
    <Samples title="Text fields">
      <div className={classes.tiles}>
        <TextInput label="Username" defaultValue="sofia.k" />
        <TextInput label="Name" placeholder="What pupils will see" description="At most 60 characters" />
        <TextInput label="Username" defaultValue="sofia k" error="Only letters, digits and dots" />
        <PasswordInput
          label="Password"
          defaultValue="secret"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        />
        <TextInput label="Disabled" defaultValue="not now" disabled />
      </div>
    </Samples>
  );
}

const padLabels = { pad: 'Answer', minus: 'Minus', comma: 'Comma', erase: 'Erase', enter: 'Check' };

function typed(before: string, key: PadKey): string {
  if (key === 'enter') return '';
  if (key === 'erase') return before.slice(0, -1);
  const sign = { minus: '−', comma: ',' };
  return before + (key === 'minus' || key === 'comma' ? sign[key] : key);
}

export function PadSamples() {
  const [answer, setAnswer] = useState('');
  const press = (key: PadKey) => setAnswer((before) => typed(before, key));
  return (
    <Samples title="Stage, NumberPad">
      <div className={classes.halves}>
        <div className={classes.stage}>
          <Stage
            header={
              <>
                <IconButton kind="round" label="Stop" icon={<IconX aria-hidden />} />
                <Rail
                  dark
                  done={['right', 'right', 'right', 'right', 'wrong']}
                  total={10}
                  label="5 of 10 answered"
                />
                <b>5/10</b>
                <IconButton kind="round" label="Pause" icon={<IconPlayerPause aria-hidden />} />
              </>
            }
            footer={<span>Columns · small friend</span>}
          >
            <span className={classes.number}>+47</span>
            <Row>
              <Button kind="ghost">Clear</Button>
              <Button area="math">Check</Button>
            </Row>
          </Stage>
        </div>
        <div className={classes.stage}>
          <Stage>
            <output className={classes.answer}>{answer}</output>
            <NumberPad onKey={press} minus comma labels={padLabels} />
          </Stage>
        </div>
        <Card title="On a light ground">
          <NumberPad onKey={press} labels={padLabels} />
        </Card>
      </div>
    </Samples>
  );
}

const questions: readonly ConfirmRequest[] = [
  {
    kind: 'danger',
    title: 'Delete group 3-B?',
    text: 'Its pupils stay. This cannot be undone.',
    confirmLabel: 'Delete',
    closeLabel: 'Close',
  },
  {
    kind: 'warning',
    title: 'Stop the play?',
    text: 'What you have answered so far does not count.',
    confirmLabel: 'Stop',
    closeLabel: 'Keep playing',
  },
  {
    kind: 'success',
    title: 'Level 8!',
    text: 'You are a Navigator now.',
    confirmLabel: 'Next',
    closeLabel: 'Close',
  },
];

const messages: readonly Toast[] = [
  { kind: 'success', title: 'Saved', text: 'Your changes are safe.', closeLabel: 'Close' },
  {
    kind: 'danger',
    title: 'Not saved',
    text: 'The network is away. Nothing is lost: we keep trying.',
    closeLabel: 'Close',
  },
  { kind: 'warning', text: 'Your plan ends tomorrow.', closeLabel: 'Close' },
  { kind: 'info', text: 'Mindhero has been updated.', closeLabel: 'Close' },
];

export function OverlaySamples() {
  const [answer, setAnswer] = useState('nothing yet');
  const ask = async (question: ConfirmRequest) =>
    setAnswer((await confirm(question)) ? 'confirmed' : 'closed');
  return (
    <Samples title="Dialogs, toasts">
      <Row>
        {questions.map((question) => (
          <Button key={question.kind} kind="ghost" onClick={() => void ask(question)}>
            Dialog: {question.kind}
          </Button>
        ))}
        <span>Answer: {answer}</span>
      </Row>
      <Row>
        {messages.map((message) => (
          <Button key={message.kind} kind="ghost" onClick={() => toast(message)}>
            Toast: {message.kind}
          </Button>
        ))}
      </Row>
    </Samples>
  );
}

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
  voice: { kind: 'flag', advanced: true, when: ({ worked }) => worked === true },
};

const labels: Readonly<Record<string, string>> = {
  module: 'Module',
  digits: 'Digit group',
  numbers: 'Numbers in an example',
  examples: 'Examples',
  speed: 'Speed',
  operations: 'Operations',
  strict: 'Accept only correct answers',
  worked: 'Show the worked example',
  highest: 'Highest result',
  pause: 'Pause between two',
  voice: 'Read numbers aloud',
};

const start: Readonly<Record<string, FieldValue>> = {
  module: 'Small friend',
  digits: ['1–9'],
  numbers: 6,
  examples: 10,
  speed: 1200,
  operations: '+ and −',
  strict: false,
  worked: true,
  highest: null,
  pause: 3,
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
        unit={(name, value) =>
          name === 'speed' ? `${value / 1000} s` : name === 'pause' ? `${value} s` : String(value)
        }
        help={(name) => (name === 'digits' ? 'Which numbers occur.' : undefined)}
        error={(name) =>
          wrong && (name === 'examples' || name === 'digits') ? 'At most 50 with this module.' : undefined
        }
        moreLabel="More settings"
        unboundedLabel="No limit"
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
