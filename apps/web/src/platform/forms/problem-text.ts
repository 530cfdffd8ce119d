import type { FieldProblem } from '@patio/domain/forms/form-field.ts';

/** A form's texts for its problems, under the keys of its fields. */
export type ProblemTexts<Key extends string> = Readonly<
  Partial<Record<Key, Readonly<Partial<Record<FieldProblem, string>>>>>
>;

/** Texts for a problem of a field; `otherwise` if the form has none of its own. */
export function problemText<Key extends string>(
  texts: ProblemTexts<Key>,
  key: Key,
  problem: FieldProblem,
  otherwise: string,
): string {
  return texts[key]?.[problem] ?? otherwise;
}
