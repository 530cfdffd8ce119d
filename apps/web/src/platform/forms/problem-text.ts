import type { FieldProblem } from '@patio/domain/forms/form-field.ts';

/** What a form says of its problems, under the keys of its fields. */
export type ProblemTexts<Key extends string> = Readonly<
  Partial<Record<Key, Readonly<Partial<Record<FieldProblem, string>>>>>
>;

/** Texts for a problem of a field; `otherwise` where the form has no words of its own for it. */
export function problemText<Key extends string>(
  texts: ProblemTexts<Key>,
  key: Key,
  problem: FieldProblem,
  otherwise: string,
): string {
  return texts[key]?.[problem] ?? otherwise;
}
