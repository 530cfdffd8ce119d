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

/** What is asked to be corrected, as it is in the form. */
export interface CorrectionFields {
  readonly subject: WireCorrectionSubject;
  readonly text: string;
}

/** The form before anyone has typed. */
export const emptyCorrection: CorrectionFields = { subject: 'documento', text: '' };

/** Whether something stored is what the form holds. */
export function areCorrectionFields(stored: unknown): stored is CorrectionFields {
  if (typeof stored !== 'object' || stored === null || !('subject' in stored && 'text' in stored))
    return false;
  return SUBJECTS.some((one) => one === stored.subject) && typeof stored.text === 'string';
}

/** The fewest characters that say anything. */
const LEAST = 5;

/** What is wrong with it; empty when it may be sent. */
export function correctionProblems({ text }: CorrectionFields): ReadonlyMap<'text', FieldProblem> {
  return new Map(text.trim().length < LEAST ? [['text', 'length']] : []);
}
