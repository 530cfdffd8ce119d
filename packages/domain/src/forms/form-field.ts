import { isBlank } from '../validation/blank.ts';

/**
 * What can be wrong with a field: missing, malformed, invalid characters, length, password rules, different from the field that it repeats,
 * not accepted.
 */
export type FieldProblem =
  | 'required'
  | 'invalid'
  | 'characters'
  | 'length'
  | 'rules'
  | 'different'
  | 'unaccepted';

/** Input hints for browsers. */
export interface TextInput {
  readonly autoComplete: string;
  readonly type?: 'email';
  readonly inputMode?: 'email' | 'numeric' | 'tel' | 'url';
  readonly autoCapitalize?: 'none' | 'characters';
  readonly spellCheck?: false;
}

/**
 * One field of a form: everything that server and screens need to know besides its texts, which have its key. `Facts` is what validation
 * depends on besides the value, such as the kind of account or the date.
 */
export interface FormField<Key extends string = string, Facts = unknown> {
  readonly key: Key;
  /** Its name in calls, and in its input. */
  readonly name: string;
  readonly required: boolean;
  /** Displayed but not editable here: it has no problems. */
  readonly locked?: boolean;
  /** The field that it repeats. */
  readonly repeats?: Key;
  readonly input: TextInput;
  /** Maximum of characters that can be typed. */
  readonly maxLength?: number;
  /** Formats the input for display. */
  readonly mask?: (typed: string) => string;
  /** Converts the input for sending; by default it is trimmed. */
  readonly sent?: (typed: string) => string;
  /** Validates a non-blank value as it is sent. */
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

/** The problems of a form as it is sent, by field and in the order of the form; empty if it is valid. */
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
