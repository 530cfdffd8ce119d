import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useFields, type FieldRules } from './use-fields.ts';

/** Result of submitting a form: accepted, or the server's error message, if any. */
export type FormOutcome<Key extends string = never> =
  | { readonly taken: true }
  | {
      readonly taken: false;
      readonly erros: readonly string[];
      /** The field where it is shown; without it, it is shown for the form. */
      readonly at?: Key;
    };

interface FormRules<Values, Key extends string, Problem> extends FieldRules<Values, Key, Problem> {
  /** Shown for a refusal without a message; the general message if absent. */
  readonly failed?: string;
  /** A submit was attempted, and these problems were found. */
  readonly onObjected?: (words: readonly string[]) => void;
  readonly send: () => Promise<FormOutcome<Key>>;
}

/**
 * A form: its values, its problems and when they are shown, and submitting, once at a time. Problems are found before anything is sent, and
 * the first invalid field gets the focus; fields carry their key as `data-field` (`fieldProps`).
 */
export function useForm<Values extends object, Key extends string, Problem>(
  rules: FormRules<Values, Key, Problem>,
) {
  const { setTried, ...fields } = useFields(rules);
  const sending = useSending(rules, () => setTried(false));
  return {
    ...fields,
    state: sending.state,
    sending: sending.state === 'sending',
    /** The server's error message for the form as a whole. */
    refused: sending.at === null ? sending.refused : NONE,
    dismiss: sending.dismiss,
    errorOf: (key: Key): string | null => {
      if (sending.at === key) return sending.refused[0] ?? null;
      // After a success secrets are cleared already.
      return sending.state === 'done' ? null : fields.errorOf(key);
    },
    change: (part: Partial<Values>): void => {
      sending.changed();
      fields.change(part);
    },
    type: (key: Key, text: string): void => {
      sending.changed();
      fields.type(key, text);
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (sending.state !== 'ready') return;
      setTried(true);
      const [first] = rules.problems.keys();
      if (first === undefined) return void sending.send();
      sending.forget();
      rules.onObjected?.([...rules.problems].map(([key, problem]) => rules.words(key, problem)));
      event.currentTarget.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
    },
  };
}

const NONE: readonly string[] = [];

/** Submitting a form, and the server's errors. */
function useSending<Values, Key extends string, Problem>(
  { send, failed }: FormRules<Values, Key, Problem>,
  onTaken: () => void,
) {
  const { shell } = useTexts();
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [refused, setRefused] = useState(NONE);
  const [at, setAt] = useState<Key | null>(null);
  const under = useRef(false);
  const forget = (): void => {
    setRefused(NONE);
    setAt(null);
  };
  return {
    state,
    refused,
    at,
    forget,
    dismiss: (text: string) => setRefused((now) => now.filter((one) => one !== text)),
    changed: () => {
      if (at !== null) forget();
      if (state === 'done') setState('ready');
    },
    send: async (): Promise<void> => {
      // Two taps may come before the next render.
      if (under.current || state === 'done') return;
      under.current = true;
      forget();
      setState('sending');
      const outcome = await send().catch((): FormOutcome<Key> => ({ taken: false, erros: [] }));
      under.current = false;
      setState(outcome.taken ? 'done' : 'ready');
      if (outcome.taken) return onTaken();
      setRefused(outcome.erros.length > 0 ? outcome.erros : [failed ?? shell.genericError]);
      setAt(outcome.at ?? null);
    },
  };
}
