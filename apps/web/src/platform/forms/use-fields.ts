import { useState } from 'react';

/** What a form holds and where it is stored: by `useDraft`, `useTabDraft`, the steps of a wizard, or `useState`. */
export interface FormInput<Values> {
  readonly fields: Values;
  readonly change: (step: (now: Values) => Values) => void;
}

export interface FieldRules<Values, Key extends string, Problem> {
  readonly input: FormInput<Values>;
  /** What is wrong with it, in the order of the form. */
  readonly problems: ReadonlyMap<Key, Problem>;
  /** Texts for a problem. */
  readonly words: (key: Key, problem: Problem) => string;
  /** When it is said: once sending was tried, or once the field was left. */
  readonly told: 'tried' | 'left';
  /** Problems that are said while they are typed. */
  readonly atOnce?: (problem: Problem) => boolean;
}

/** The fields of a form: what is typed, what is wrong with it, and when that is said. `useForm` sends them too. */
export function useFields<Values extends object, Key extends string, Problem>(
  rules: FieldRules<Values, Key, Problem>,
) {
  const { input, problems, words, told: received, atOnce } = rules;
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Key>>(new Set());
  const isTold = (key: Key, problem: Problem): boolean =>
    atOnce?.(problem) === true || (received === 'tried' ? tried : left.has(key));
  return {
    fields: input.fields,
    problems,
    valid: problems.size === 0,
    tried,
    /** Whether sending was tried: from then on everything that is wrong is said. */
    setTried,
    errorOf: (key: Key): string | null => {
      const problem = problems.get(key);
      return problem !== undefined && isTold(key, problem) ? words(key, problem) : null;
    },
    change: (part: Partial<Values>): void => input.change((now) => ({ ...now, ...part })),
    type: (key: Key, text: string): void => input.change((now) => ({ ...now, [key]: text })),
    leave: (...keys: readonly Key[]): void => setLeft((now) => new Set([...now, ...keys])),
  };
}
