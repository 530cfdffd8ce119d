import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useFields, type FieldRules } from './use-fields.ts';

/** Result of sending a form: taken, or the server's words against it, none when it found none. */
export type FormOutcome<Key extends string = never> =
  | { readonly taken: true }
  | {
      readonly taken: false;
      readonly erros: readonly string[];
      /** The field that they are notified at; without it they are notified of the form. */
      readonly at?: Key;
    };

interface FormRules<Values, Key extends string, Problem> extends FieldRules<Values, Key, Problem> {
  /** Said of a refusal without words; the general sentence without it. */
  readonly failed?: string;
  /** Sending was tried, and this is wrong. */
  readonly onObjected?: (words: readonly string[]) => void;
  readonly send: () => Promise<FormOutcome<Key>>;
}

/**
 * A form: what is typed, what is wrong with it and when that is said, and sending it, once at a time. What is wrong is found before
 * anything is sent, and the first such field takes the focus; fields carry their key as `data-field` (`fieldProps`).
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
    /** The server's words against the form as a whole. */
    refused: sending.at === null ? sending.refused : NONE,
    dismiss: sending.dismiss,
    errorOf: (key: Key): string | null => {
      if (sending.at === key) return sending.refused[0] ?? null;
      // Behind a success what was secret is gone already.
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

/** Sending a form, and what the server had against it. */
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
      // Two taps come before the next picture.
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
