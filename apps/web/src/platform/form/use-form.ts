/** Every form: what stands in it, what is wrong with it, and how it is sent. */
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type Action, type Item, toastFailure } from '../failures.ts';
import { useFaultWords } from './fault-words.ts';
import { type Faults, faultsOf, missingIn, without } from './faults.ts';

interface FormOptions<Values extends object, Answer> {
  /** What it begins with, named as the contract's body names it. */
  readonly values: Values;
  /** Nothing is sent while one of these is empty. */
  readonly required?: readonly (keyof Values & string)[];
  /** What else can be said before it is sent, by field. */
  readonly check?: (values: Values) => Faults;
  /** Sends it, as a rule by `call(endpoint, { body: values })`. */
  readonly send: (values: Values) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => unknown;
  /** A refusal that the form itself knows better than a toast: its faults, `true` if it is told, or null if it is neither. */
  readonly onRefused?: (error: Error) => Faults | true | null;
  /** What failed, for the toast. Without it the caller shows `error`. */
  readonly failure?: readonly [Action, Item];
}

/** Fields at fault, in the order of the page. */
const AT_FAULT = '[aria-invalid="true"]';

/**
 * The state of a form. What the server finds wrong with a field is said beside it, in the words of `faults`; the first
 * field at fault gets the focus; a field that is being mended is no longer blamed. Anything else is a toast.
 */
export function useForm<Values extends object, Answer>({
  values: initial,
  required = [],
  check,
  send,
  onDone,
  onRefused,
  failure,
}: FormOptions<Values, Answer>) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  // Counts what was found at once, so that mending one field does not lead to the next.
  const [findings, setFindings] = useState(0);
  // Why it was refused, unless the fields or `onRefused` say it. It stays until it is sent again.
  const [error, setError] = useState<Error | null>(null);
  const wordsOf = useFaultWords();
  useEffect(() => {
    if (findings > 0) ref.current?.querySelector<HTMLElement>(AT_FAULT)?.focus();
  }, [findings]);
  const find = (found: Faults) => {
    setFaults(found);
    setFindings((count) => count + 1);
  };

  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer) => onDone?.(answer),
    onMutate: () => setError(null),
    onError: (error) => {
      const own = onRefused?.(error) ?? null;
      const found = own === true ? {} : (own ?? faultsOf(error));
      find(found);
      if (own !== null || Object.keys(found).length > 0) return;
      setError(error);
      if (failure !== undefined) toastFailure(...failure, error);
    },
  });

  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }));
    setFaults((before) => Object.keys(part).reduce(without, before));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What a browser has filled in by itself was told to nobody.
    const filled = { ...values, ...filledBy(event.currentTarget, values) };
    const found = { ...check?.(filled), ...missingIn(filled, required) };
    setValues(filled);
    find(found);
    if (Object.keys(found).length === 0) sending.mutate(filled);
  };
  return {
    values,
    change,
    /** For the `<form>`. */
    form: { ref, onSubmit: submit, noValidate: true },
    /** For the field of a text, by its name. */
    text: (name: TextsOf<Values>) => ({
      name,
      value: String(values[name] ?? ''),
      error: wordsOf(name, faults[name]),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: currentTarget.value } as Partial<Values>),
    }),
    /** What is wrong with any other field, in words. */
    errorOf: (path: string) => wordsOf(path, faults[path]),
    /** What is wrong, by field: for what is told elsewhere than beside a field. */
    faults,
    isSending: sending.isPending,
    /** Why it was refused, unless the fields say it. */
    error,
    answer: sending.data,
    reset: () => {
      setValues(initial);
      setFaults({});
      setError(null);
      sending.reset();
    },
  };
}

type TextsOf<Values> = {
  [Name in keyof Values]: Values[Name] extends string | null ? Name : never;
}[keyof Values] &
  string;

/** The texts of the form's own fields as they stand on the page. */
function filledBy<Values extends object>(form: HTMLFormElement, values: Values): Partial<Values> {
  const data = new FormData(form);
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const text = data.get(name);
    return typeof value === 'string' && typeof text === 'string' ? [[name, text]] : [];
  });
  return Object.fromEntries(texts) as Partial<Values>;
}
