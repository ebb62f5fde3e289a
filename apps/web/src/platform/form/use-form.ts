/** Every form: what stands in it, what is wrong with it, and how it is sent. */
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changesTo } from '../edited.ts';
import { type Action, type Item, toastFailure } from '../failures.ts';
import type { Namespace } from '../resources.ts';
import { useFaultWords } from './fault-words.ts';
import { type Faults, faultsOf, isChangedMeanwhile, missingIn, without } from './faults.ts';

export interface FormOptions<Values extends object, Answer> {
  /**
   * What stands in it before anybody types, named as the contract's body names it. Where that changes meanwhile, since
   * somebody else was faster, what nobody has touched here follows. A function where it depends on the moment: it is asked once.
   */
  readonly values: Values | (() => Values);
  /** What was typed here before and kept on the device: it stands in the form as if it had just been typed. Asked for once. */
  readonly typed?: () => Partial<Values>;
  /** Nothing is sent while one of these is empty. */
  readonly required?: readonly (keyof Values & string)[];
  /** What else can be said before it is sent, by field. */
  readonly check?: (values: Values, changes: Partial<Values>) => Faults;
  /** What is sent of it, and stands in it from then on: without what was begun and left empty, for example. */
  readonly tidy?: (values: Values) => Values;
  /** Sends it, as a rule by `call(endpoint, { body: values })`; `changes` are what differs from what stood there. */
  readonly send: (values: Values, changes: Partial<Values>) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => unknown;
  /** Where somebody else was faster: loads what is stored now into `values`. What was typed stays, and `isOutdated` says so. */
  readonly reload?: () => Promise<unknown>;
  /** A refusal that the form itself knows better than a toast: its faults, `true` if it is told, or null if it is neither. */
  readonly onRefused?: (error: Error) => Faults | true | null;
  /** What failed, for the toast. Without it the caller shows `error`. */
  readonly failure?: readonly [Action, Item];
  /** Texts with words of its own for its fields, see `useFaultWords`: what few forms say is not loaded with all others. */
  readonly words?: Namespace;
}

const AT_FAULT = '[aria-invalid="true"]';

/** The first on the page: a field, the first of several choices, or what is marked itself, such as a cell of a table. */
function firstAtFault(form: HTMLFormElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>(`${AT_FAULT}, [data-fault="true"]`);
  return marked?.querySelector<HTMLElement>(`${AT_FAULT}, input, select, textarea`) ?? marked;
}

/** What was found at once. */
interface Findings {
  readonly isFaulty: boolean;
  /** By what the server told it, if it was the server. */
  readonly refusal: Error | null;
}

/**
 * The state of a form. What the server finds wrong with a field is said beside it, in the words of `faults`; the first
 * field at fault gets the focus; a field that is being mended is no longer blamed. Anything else is a toast, or told by
 * `error`, and so is what no field of the page shows.
 */
export function useForm<Values extends object, Answer>({
  values: given,
  typed: typedBefore,
  required = [],
  check,
  tidy = (values) => values,
  send,
  onDone,
  reload,
  onRefused,
  failure,
  words,
}: FormOptions<Values, Answer>) {
  const ref = useRef<HTMLFormElement>(null);
  const [begun] = useState<Values>(given);
  const initial = typeof given === 'function' ? begun : given;
  const [typed, setTyped] = useState<Partial<Values>>(typedBefore ?? {});
  const values = { ...initial, ...typed };
  const [faults, setFaults] = useState<Faults>({});
  // Kept apart, so that mending one field does not lead to the next.
  const [findings, setFindings] = useState<Findings | null>(null);
  // Why it was refused, unless the fields or `onRefused` say it. It stays until it is sent again.
  const [error, setError] = useState<Error | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const wordsOf = useFaultWords(words);
  const fail = (refusal: Error) => {
    setError(refusal);
    if (failure !== undefined) toastFailure(...failure, refusal);
  };
  const tell = useEffectEvent(({ isFaulty, refusal }: Findings) => {
    if (!isFaulty || ref.current === null) return;
    const field = firstAtFault(ref.current);
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
    if (field === null && refusal !== null) fail(refusal);
  });
  useEffect(() => {
    if (findings !== null) tell(findings);
  }, [findings]);
  const find = (found: Faults, refusal: Error | null = null) => {
    setFaults(found);
    setFindings({ isFaulty: Object.keys(found).length > 0, refusal });
  };

  const sending = useMutation({
    mutationFn: ({ filled, changes }: Sent<Values>) => send(filled, changes),
    onSuccess: (answer) => onDone?.(answer),
    onMutate: () => {
      setError(null);
      setOutdated(false);
    },
    onError: async (error) => {
      if (reload !== undefined && isChangedMeanwhile(error) && (await comes(reload()))) {
        setOutdated(true);
        return;
      }
      const own = onRefused?.(error) ?? null;
      const found = own === true ? {} : (own ?? faultsOf(error));
      find(found, own === null ? error : null);
      if (own === null && Object.keys(found).length === 0) fail(error);
    },
  });

  const change = (part: Partial<Values>, mended: readonly string[] = Object.keys(part)) => {
    setTyped((before) => changesTo<Values>(initial, { ...before, ...part }));
    setFaults((before) => mended.reduce(without, before));
  };
  const submit = (given: Values) => {
    const filled = tidy(given);
    const changes = changesTo<Values>(initial, filled);
    const found = { ...check?.(filled, changes), ...missingIn(filled, required) };
    setTyped(changes);
    find(found);
    if (Object.keys(found).length === 0) sending.mutate({ filled, changes });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What a browser has filled in by itself was told to nobody.
    submit({ ...values, ...filledBy(event.currentTarget, values) });
  };
  return {
    values,
    /** What differs from what is stored. */
    changes: typed,
    /** `mended`: the paths that are no longer blamed, where that is less than the whole field. */
    change,
    /** For the `<form>`. */
    form: { ref, onSubmit, noValidate: true },
    /** Sends it where there is no `<form>`: a press is all there is to it. */
    press: () => submit(values),
    /** For the field of a text, by its name. */
    text: (name: TextsOf<Values>) => ({
      name,
      value: String(values[name] ?? ''),
      error: wordsOf(name, faults[name]),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: currentTarget.value } as Partial<Values>),
    }),
    /** What is wrong with any other field, in words: its own, or those of a field that is spoken of in the same way. */
    errorOf: (path: string, spokenOfAs = path) => wordsOf(spokenOfAs, faults[path]),
    /** What is wrong, by field: for what is told elsewhere than beside a field. */
    faults,
    isSending: sending.isPending,
    /** Why it was refused, unless the fields say it. */
    error,
    /** Somebody else was faster: what they stored is shown wherever nothing was typed, and it can be sent again. */
    isOutdated,
    answer: sending.data,
    reset: () => {
      setTyped({});
      setFaults({});
      setError(null);
      setOutdated(false);
      sending.reset();
    },
  };
}

interface Sent<Values> {
  readonly filled: Values;
  readonly changes: Partial<Values>;
}

const comes = (loading: Promise<unknown>) =>
  loading.then(
    () => true,
    () => false,
  );

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
