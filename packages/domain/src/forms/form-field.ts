import { isBlank } from '../validation/blank.ts';

/**
 * What can be wrong with a field: nothing there, not of its form, signs that it cannot hold, its length, the rules of passwords, unlike
 * the field that it repeats, not agreed to.
 */
export type FieldProblem =
  | 'required'
  | 'invalid'
  | 'characters'
  | 'length'
  | 'rules'
  | 'different'
  | 'unaccepted';

/** How browsers help with what is typed. */
export interface TextInput {
  readonly autoComplete: string;
  readonly type?: 'email';
  readonly inputMode?: 'email' | 'numeric' | 'tel' | 'url';
  readonly autoCapitalize?: 'none' | 'characters';
  readonly spellCheck?: false;
}

/**
 * One field of a form: everything that server and screens must know of it beside its texts, which stand under its key. `Facts` is what
 * decides besides the value, as the kind of account or the day.
 */
export interface FormField<Key extends string = string, Facts = unknown> {
  readonly key: Key;
  /** Its name in calls, and of its input. */
  readonly name: string;
  readonly required: boolean;
  /** Shown, but another's to change: nothing is wrong with it here. */
  readonly locked?: boolean;
  /** The field that it repeats. */
  readonly repeats?: Key;
  readonly input: TextInput;
  /** The most characters that can be typed. */
  readonly maxLength?: number;
  /** Writes what is typed as it is shown. */
  readonly mask?: (typed: string) => string;
  /** What is sent of what was typed; trimmed without it. */
  readonly sent?: (typed: string) => string;
  /** What is wrong with a value as it is sent, which is not blank. */
  readonly problem?: (sent: string, facts: Facts) => FieldProblem | null;
}

/** What is sent of a form. */
export function sentValues<Key extends string, Facts>(
  fields: readonly FormField<Key, Facts>[],
  typed: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const sent: Record<Key, string> = { ...typed };
  for (const { key, sent: read = trimmed } of fields) sent[key] = read(typed[key]);
  return sent;
}

/** What is wrong with each field of a form as it is sent, in the order of the form; empty when it may be. */
export function fieldProblems<Key extends string, Facts>(
  fields: readonly FormField<Key, Facts>[],
  sent: Readonly<Record<Key, string>>,
  facts: Facts,
): ReadonlyMap<Key, FieldProblem> {
  const problems = new Map<Key, FieldProblem>();
  for (const field of fields) {
    const problem = field.locked === true ? null : problemOf(field, sent, facts);
    if (problem !== null) problems.set(field.key, problem);
  }
  return problems;
}

function problemOf<Key extends string, Facts>(
  { key, repeats, required, problem }: FormField<Key, Facts>,
  sent: Readonly<Record<Key, string>>,
  facts: Facts,
): FieldProblem | null {
  const value = sent[key];
  if (repeats !== undefined) return value.trim() === sent[repeats].trim() ? null : 'different';
  if (isBlank(value)) return required ? 'required' : null;
  return problem?.(value, facts) ?? null;
}

function trimmed(typed: string): string {
  return typed.trim();
}
