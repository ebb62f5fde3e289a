/** What is being asked, apart from how it looks. */

export interface ConfirmRequest {
  readonly kind: 'danger' | 'warning' | 'success';
  readonly title: string;
  readonly text: string;
  /** What it is about, where that is more than one thing. */
  readonly lines?: readonly string[];
  readonly confirmLabel: string;
  /** Label of the button that leaves everything as it is. */
  readonly closeLabel: string;
  /** What most people want is to leave everything as it is: that button stands out. */
  readonly keeps?: boolean;
}

export interface Question {
  /** Each has a window of its own: one that took over another's would stay below what was opened in between. */
  readonly number: number;
  readonly request: ConfirmRequest;
  /** False once answered: the dialog closes, and the focus returns to where it was. */
  readonly open: boolean;
  readonly answer: (confirmed: boolean) => void;
}

let question: Question | undefined;
let asked = 0;
const listeners = new Set<() => void>();

function show(next: Question): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks; resolves to true when confirmed, to false when closed in any other way. A second question closes the first. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  question?.answer(false);
  const number = ++asked;
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      resolve(confirmed);
      if (question?.number === number) show({ number, request, open: false, answer });
    };
    show({ number, request, open: true, answer });
  });
}

/** The last question, answered or not. */
export const lastQuestion = (): Question | undefined => question;

/** Calls back with every question and answer; what it returns ends that. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
