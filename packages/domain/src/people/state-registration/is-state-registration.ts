import { isDocumentText } from '../../validation/document-text.ts';

/** What a company has: a number, or it is exempt from one. */
export interface StateRegistration {
  readonly registration: string | null;
  readonly exempt: boolean;
}

/** Whether it is one: digits with dots, slashes and hyphens if it is not exempt, and nothing if it is. */
export function isStateRegistration({ registration, exempt }: StateRegistration): boolean {
  if (exempt) return registration === null || registration === '';
  return registration !== null && /\d/.test(registration) && isDocumentText(registration, 'registration');
}
