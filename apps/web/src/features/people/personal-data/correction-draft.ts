import type { FieldProblem } from '@patio/domain/forms/form-field.ts';
import type { WireCorrectionSubject } from '@patio/contract/people/personal-data/personal-data-request.ts';

/** What a user can ask to be corrected, in the order of the screen. */
export const SUBJECTS = [
  'documento',
  'email',
  'empresa',
  'nascimento',
  'outro',
] as const satisfies readonly WireCorrectionSubject[];

/** The input of the correction form. */
export interface CorrectionFields {
  readonly subject: WireCorrectionSubject;
  readonly text: string;
}

/** The empty form. */
export const emptyCorrection: CorrectionFields = { subject: 'documento', text: '' };

/** Whether a stored value has the shape of this form. */
export function areCorrectionFields(stored: unknown): stored is CorrectionFields {
  if (typeof stored !== 'object' || stored === null || !('subject' in stored && 'text' in stored))
    return false;
  return SUBJECTS.some((one) => one === stored.subject) && typeof stored.text === 'string';
}

/** The minimum number of characters for a meaningful text. */
const LEAST = 5;

/** Validation errors; empty when it may be sent. */
export function correctionProblems({ text }: CorrectionFields): ReadonlyMap<'text', FieldProblem> {
  return new Map(text.trim().length < LEAST ? [['text', 'length']] : []);
}
