const EMAIL = /\S+@\S+/g;
/** Eight digits or more, however they are set apart: tax ids, telephones, postal codes. */
const NUMBER = /\+?\d(?:[\s().\-/]{0,2}\d){7,}/g;
const PLATE = /\b[a-z]{3}[- ]?\d[a-z\d]\d{2}\b/gi;

/** Typed words without what may name a person: e-mails, long numbers and number plates become `***`. */
export function maskTerm(term: string): string {
  return term.replace(EMAIL, '***').replace(NUMBER, '***').replace(PLATE, '***');
}
