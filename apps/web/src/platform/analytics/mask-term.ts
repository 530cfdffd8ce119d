/** E-mails, telephones, tax ids and postal codes as people type them, long runs of digits, number plates. */
const PERSONAL: readonly RegExp[] = [
  /\S+@\S+/g,
  /\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}/g,
  /\d{3}\.\d{3}\.\d{3}-?\d{2}|\d{9}-\d{2}/g,
  /(?:\+?55 ?)?\(?\d{2}\)? ?9?\d{4}[- ]\d{4}\b/g,
  /\b9?\d{4}-\d{4}\b|\b\d{2}\.?\d{3}-\d{3}\b/g,
  /\+?\d{8,}/g,
  /\b[a-z]{3}-?\d[a-z\d]\d{2}\b/gi,
];

/** A search term in which anything that may identify a person becomes `***`. */
export function maskTerm(term: string): string {
  return PERSONAL.reduce((masked, pattern) => masked.replace(pattern, '***'), term);
}
