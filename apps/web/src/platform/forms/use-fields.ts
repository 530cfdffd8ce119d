import { useState } from 'react';

/** The values of a form and where they are stored: by `useDraft`, `useTabDraft`, the steps of a wizard, or `useState`. */
export interface FormInput<Values> {
  readonly fields: Values;
  readonly change: (step: (now: Values) => Values) => void;
}

export interface FieldRules<Values, Key extends string, Problem> {
  readonly input: FormInput<Values>;
  /** What is wrong, in the order of the form. */
  readonly problems: ReadonlyMap<Key, Problem>;
  /** Texts for a problem. */
  readonly words: (key: Key, problem: Problem) => string;
  /** When a problem is shown: after the first attempt to submit, or once the field loses focus. */
  readonly showErrors: 'tried' | 'left';
  /** Problems that are shown while the user types. */
  readonly atOnce?: (problem: Problem) => boolean;
}

/** The fields of a form: their values, their problems, and when those are shown. `useForm` also submits them. */
export function useFields<Values extends object, Key extends string, Problem>(
  rules: FieldRules<Values, Key, Problem>,
) {
  const { input, problems, words, showErrors, atOnce } = rules;
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Key>>(new Set());
  const isShown = (key: Key, problem: Problem): boolean =>
    atOnce?.(problem) === true || (showErrors === 'tried' ? tried : left.has(key));
  return {
    fields: input.fields,
    problems,
    valid: problems.size === 0,
    tried,
    /** Whether a submit was attempted: from then on every problem is shown. */
    setTried,
    errorOf: (key: Key): string | null => {
      const problem = problems.get(key);
      return problem !== undefined && isShown(key, problem) ? words(key, problem) : null;
    },
    change: (part: Partial<Values>): void => input.change((now) => ({ ...now, ...part })),
    type: (key: Key, text: string): void => input.change((now) => ({ ...now, [key]: text })),
    leave: (...keys: readonly Key[]): void => setLeft((now) => new Set([...now, ...keys])),
  };
}
