import { IconDotsVertical, IconPlayerPause, IconTrash, IconVolume, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Area } from '../area.ts';
import { BeadSlider } from '../bead-slider.tsx';
import { ButtonRow } from '../button-row.tsx';
import { Button, ButtonAnchor } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { ChipsField } from '../chips-field.tsx';
import { Chips } from '../chips.tsx';
import { ChoiceCards } from '../choice-cards.tsx';
import { Dialog } from '../dialog.tsx';
import { confirm } from '../dialogs.tsx';
import { FileButton } from '../file-button.tsx';
import { IconButton } from '../icon-button.tsx';
import type { PadKey } from '../number-keys.ts';
import { NumberPad } from '../number-pad.tsx';
import { PasswordField } from '../password-field.tsx';
import { PickField } from '../pick-field.tsx';
import { PickList } from '../pick-list.tsx';
import type { ConfirmRequest } from '../question.ts';
import { Rail } from '../rail.tsx';
import { Segments } from '../segments.tsx';
import { SelectField } from '../select-field.tsx';
import { Stage } from '../stage.tsx';
import { TabCount, TabLinks } from '../tab-links.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import type { Toast } from '../toast.ts';
import { toast } from '../toasts.tsx';
import { TypedChips } from '../typed-chips.tsx';
import { Row, Samples } from './sample.tsx';
import classes from './gallery.module.css';

const areas: readonly Area[] = ['brand', 'math', 'reading', 'memory'];

export function ButtonSamples() {
  return (
    <Samples title="Button, ButtonRow, FileButton, IconButton">
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
        <ButtonAnchor href="#top" kind="ghost">
          A link
        </ButtonAnchor>
        <Button>Geschwindigkeitseinstellungen zurücksetzen</Button>
      </Row>
      <Button fullWidth area="reading">
        As wide as its place
      </Button>
      {(['start', 'center', 'end'] as const).map((align) => (
        <ButtonRow key={align} align={align}>
          <Button>Save at the {align}</Button>
          <Button kind="ghost">Close</Button>
        </ButtonRow>
      ))}
      <FileSample />
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

function FileSample() {
  const [name, setName] = useState('no file');
  return (
    <Row>
      <FileButton kind="ghost" accept="image/*" onFile={(file) => setName(file.name)}>
        Choose a picture
      </FileButton>
      <span>{name}</span>
    </Row>
  );
}

const views = [
  { value: 'block', label: 'By block' },
  { value: 'technique', label: 'By technique' },
  { value: 'time', label: 'Over time' },
] as const;

const heroes = ['Anna Bondar', 'Danylo Shevchuk', 'Maximiliane Freifrau von Hohenstein-Wolkenburg'].map(
  (name, id) => ({ id, name, detail: `hero-${id}` }),
);

function PickSamples() {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set([1]));
  const options = heroes.filter(({ name }) => name.includes(search));
  const shared = {
    options,
    picked,
    onPick: setPicked,
    search,
    onSearch: setSearch,
    searchLabel: 'Search by name',
  };
  return (
    <div className={classes.halves}>
      <PickList {...shared} kind="several" label="Who joins" note="And 12 more: search by name." />
      <PickList {...shared} kind="one" label="Who leads" error="This field is required" />
      <PickField
        label="Leader"
        text="Anybody"
        renderList={() => <PickList {...shared} kind="one" label="Leader" />}
      />
    </div>
  );
}

export function FieldSamples() {
  const [view, setView] = useState<(typeof views)[number]['value']>('block');
  const [step, setStep] = useState(4);
  return (
    <Samples title="Text fields, Checkbox, ChoiceCards, Chips, Segments, TabLinks, BeadSlider, PickList, PickField, ChipsField, TypedChips">
      <div className={classes.tiles}>
        <TextField label="Username" defaultValue="sofia.k" />
        <TextField label="Name" placeholder="What pupils will see" description="At most 60 characters" />
        <TextField label="Username" defaultValue="sofia k" error="Only letters, digits and dots" />
        <PasswordField label="Password" defaultValue="secret" showLabel="Show the password" />
        <SelectField label="Language" description="Of all texts">
          <option>English</option>
          <option>Deutsch</option>
        </SelectField>
        <TextArea label="Comment" rows={2} placeholder="What pupils will read" />
        <TextField label="Disabled" defaultValue="not now" disabled />
      </div>
      <Row>
        <Checkbox
          label="Others use this computer, too"
          description="You are signed out after twelve hours."
        />
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="Not now" disabled />
        <Checkbox label="I agree" error="This field is required" />
      </Row>
      <Row>
        <Segments label="Show" options={views} value={view} onChange={setView} />
        <Chips label="Show" options={views} value={view} onChange={setView} />
      </Row>
      <TabLinks label="Lists">
        <a href="#lists" aria-current="page">
          Today <TabCount>{3}</TabCount>
        </a>
        <a href="#lists">
          Overdue <TabCount isAlarming>{1}</TabCount>
        </a>
        <a href="#lists">Completed</a>
      </TabLinks>
      {areas.map((area) => (
        <BeadSlider
          key={area}
          label={`Step, ${area}`}
          area={area}
          min={0}
          max={12}
          value={step}
          valueText={`${step} of 12`}
          onChange={setStep}
        />
      ))}
      <ChoiceSamples />
      <PickSamples />
      <ChipsFieldSamples />
      <TypedChipsSamples />
    </Samples>
  );
}

function ChoiceSamples() {
  const [chosen, setChosen] = useState('card');
  const choice = {
    options: [
      { value: 'card', label: 'Card', hint: 'Takes a minute' },
      { value: 'bank', label: 'Bank transfer', hint: 'Takes some working days' },
    ],
    value: chosen,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      setChosen(currentTarget.value),
  };
  return (
    <>
      <ChoiceCards {...choice} label="How to pay" />
      <ChoiceCards {...choice} label="How to pay" value="" error="Choose one" />
    </>
  );
}

function TypedChipsSamples() {
  const [chips, setChips] = useState<readonly string[]>(['cat', 'dog']);
  const [typed, setTyped] = useState('');
  const field = {
    removeLabel: (name: string) => `Remove ${name}`,
    onUndo: () => setChips(['cat', 'dog']),
    typed,
    onType: setTyped,
    onAdd: (text: string) => {
      setChips([...chips, ...text.split(/\s+/).filter(Boolean)]);
      setTyped('');
    },
  };
  return (
    <div className={classes.tiles}>
      <TypedChips
        {...field}
        label="Words"
        chips={chips}
        onRemove={(index) => setChips(chips.toSpliced(index, 1))}
        description="Enter adds one"
      />
      <TypedChips {...field} label="No words" chips={[]} onRemove={() => setChips([])} placeholder="Type" />
      <TypedChips {...field} label="A fault" chips={chips} onRemove={() => setChips([])} error="Too few" />
    </div>
  );
}

function ChipsFieldSamples() {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(['1', '2']));
  const all = heroes.map(({ id, ...hero }) => ({ id: String(id), ...hero }));
  const chosen = all.filter(({ id }) => picked.has(id));
  const shared = {
    search,
    onSearch: setSearch,
    placeholder: 'Groups or heroes',
    groups: [
      { label: 'Heroes', options: all.filter(({ id, name }) => !picked.has(id) && name.includes(search)) },
    ],
    onPick: ({ id }: { readonly id: string }) => setPicked(new Set([...picked, id])),
    onRemove: (id: string) => setPicked(new Set([...picked].filter((other) => other !== id))),
    removeLabel: (name: string) => `Remove ${name}`,
  };
  return (
    <div className={classes.halves}>
      <ChipsField {...shared} label="For" picked={chosen} note="And 12 more: search by name." />
      <ChipsField
        {...shared}
        label="For others"
        picked={chosen.map((hero) => ({ ...hero, isWrong: hero.id === '2' }))}
        error="One of them is not here any more"
      />
    </div>
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
    lines: ['4 of 10 questions answered', '12 points'],
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
  const [opened, setOpened] = useState(false);
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
        <Button kind="ghost" onClick={() => setOpened(true)}>
          Dialog with content
        </Button>
        <span>Answer: {answer}</span>
        <Dialog opened={opened} onClose={() => setOpened(false)} title="How to play" closeLabel="Close">
          <p>Add the numbers down the column, then type the sum.</p>
          <Button fullWidth onClick={() => setOpened(false)} data-autofocus>
            Got it
          </Button>
        </Dialog>
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
