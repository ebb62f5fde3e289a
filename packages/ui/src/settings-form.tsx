import { useId, useState, type ReactNode } from 'react';
import type { Area } from './area.ts';
import {
  ChoiceControl,
  FlagControl,
  LettersControl,
  ManyControl,
  type ControlTexts,
} from './settings-controls.tsx';
import { shownFields, type FieldValue, type SettingsField } from './settings-fields.ts';
import { DecimalControl, IntegerControl } from './settings-integer.tsx';
import classes from './settings-form.module.css';

export interface SettingsFormProps {
  /** In the order in which they are shown. */
  readonly fields: Readonly<Record<string, SettingsField>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (name: string, value: FieldValue) => void;
  readonly area?: Area | undefined;
  readonly label: (name: string) => string;
  readonly option: (name: string, value: string | number) => string;
  /** A sentence below the field. */
  readonly help?: ((name: string) => ReactNode) | undefined;
  /** A number with its unit, in the language's way, as in "1.2 s". */
  readonly unit?: ((name: string, value: number) => string) | undefined;
  /** What is wrong with the field. */
  readonly error?: ((name: string) => ReactNode) | undefined;
  /** What to think of about a field that is right. */
  readonly advice?: ((name: string) => ReactNode) | undefined;
  /** What a number that may be left open begins with when it is switched on; else with the least. */
  readonly proposed?: ((name: string) => number | undefined) | undefined;
  /** The control of a field whose value is the id of something. */
  readonly renderMaterial?: ((field: MaterialSlot) => ReactNode) | undefined;
  /** On the fold of the advanced fields. */
  readonly moreLabel: string;
  /** On the switch of a number that may be left open, as in "limit". */
  readonly boundedLabel: string;
  readonly disabled?: boolean | undefined;
}

/** What the control of a material needs to know. */
export interface MaterialSlot {
  readonly name: string;
  readonly of: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly texts: ControlTexts;
}

/** The set-up form of a game, drawn from the description of its settings. */
export function SettingsForm(props: SettingsFormProps) {
  const { fields, values, area = 'brand', error, moreLabel } = props;
  const [unfolded, setUnfolded] = useState(false);
  const { first, more } = shownFields(fields, values);
  const wrongInside = more.some(([name]) => isShown(error?.(name)));
  return (
    <div data-area={area}>
      <FieldGrid {...props} entries={first} />
      {more.length > 0 && (
        <details
          className={classes.more}
          open={unfolded || wrongInside}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary className={classes.summary}>{moreLabel}</summary>
          <FieldGrid {...props} entries={more} />
        </details>
      )}
    </div>
  );
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

function FieldGrid({
  entries,
  ...props
}: SettingsFormProps & { readonly entries: readonly [string, SettingsField][] }) {
  return (
    <div className={classes.grid}>
      {entries.map(([name, field]) => (
        <Field key={name} {...props} name={name} field={field} />
      ))}
    </div>
  );
}

function Field({
  name,
  field,
  ...props
}: SettingsFormProps & { readonly name: string; readonly field: SettingsField }) {
  const id = useId();
  const help = props.help?.(name);
  const error = props.error?.(name);
  const advice = props.advice?.(name);
  const described = Object.entries({ help, error, advice })
    .filter(([, text]) => isShown(text))
    .map(([kind]) => `${id}-${kind}`)
    .join(' ');
  const texts: ControlTexts = {
    id,
    label: props.label(name),
    describedBy: described === '' ? undefined : described,
    invalid: isShown(error),
    disabled: props.disabled ?? false,
  };
  const wide = field.kind !== 'integer' || field.control === 'slider';
  return (
    <div className={classes.field} data-wide={wide} data-kind={field.kind} data-invalid={isShown(error)}>
      <Control name={name} field={field} texts={texts} form={props} />
      {isShown(help) && (
        <div id={`${id}-help`} className={classes.help}>
          {help}
        </div>
      )}
      {isShown(error) && (
        <div id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </div>
      )}
      {isShown(advice) && (
        <div id={`${id}-advice`} className={classes.advice} role="status">
          {advice}
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  readonly name: string;
  readonly field: SettingsField;
  readonly texts: ControlTexts;
  readonly form: SettingsFormProps;
}

function Control({ name, field, texts, form }: ControlProps) {
  const value = form.values[name];
  const change = (next: FieldValue) => form.onChange(name, next);
  const option = (each: string | number) => form.option(name, each);
  switch (field.kind) {
    case 'choice':
      return <ChoiceControl field={field} value={value} onChange={change} option={option} texts={texts} />;
    case 'many':
      return <ManyControl field={field} value={value} onChange={change} option={option} texts={texts} />;
    case 'flag':
      return <FlagControl value={value === true} onChange={change} texts={texts} />;
    case 'hidden':
      return null;
    case 'letters':
      return <LettersControl value={value} onChange={change} texts={texts} />;
    case 'material': {
      const id = typeof value === 'number' ? value : null;
      return form.renderMaterial?.({ name, of: field.of, value: id, onChange: change, texts });
    }
    case 'integer':
      return (
        <IntegerControl
          field={field}
          value={typeof value === 'number' ? value : null}
          onChange={change}
          shown={(number) => form.unit?.(name, number) ?? String(number)}
          boundedLabel={form.boundedLabel}
          proposed={() => form.proposed?.(name)}
          area={form.area ?? 'brand'}
          texts={texts}
        />
      );
    case 'decimal':
      return (
        <DecimalControl
          field={field}
          value={typeof value === 'number' ? value : field.min}
          onChange={change}
          shown={(number) => form.unit?.(name, number) ?? String(number)}
          area={form.area ?? 'brand'}
          texts={texts}
        />
      );
  }
}
