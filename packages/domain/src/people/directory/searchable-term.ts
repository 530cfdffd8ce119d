/** CPF, CNPJ (also with letters) and telephones as people write them. */
const PUNCTUATED =
  /^\+?[\d\s().-]{8,}$|^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/[\dA-Z]{4}-?\d{2}$|^[\d./-]{11,}$/i;

/** A search term for accounts: a document or telephone without its punctuation, as both are stored; anything else as typed. */
export function searchableTerm(term: string): string {
  const typed = term.trim();
  if (!PUNCTUATED.test(typed)) return typed;
  const bare = typed.replaceAll(/[^\dA-Za-z]/g, '');
  return bare.length < 8 ? typed : bare;
}
