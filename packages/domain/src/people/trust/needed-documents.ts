/** What can be handed in: a document with a picture, a proof of address, the register of a company, the powers of who represents it. */
export type DocumentKind = 'documento' | 'endereco' | 'empresa' | 'poderes';

const OF_PERSON = ['documento', 'endereco'] as const;
const OF_BUSINESS = ['documento', 'empresa', 'poderes'] as const;

/** What an account of a profile has to hand in to have its identity verified (rule 0.26): companies and dealers answer for themselves and for who acts for them. */
export function neededDocuments(profile: number): readonly DocumentKind[] {
  return profile === 4 || profile === 5 ? OF_BUSINESS : OF_PERSON;
}

/** Whether exactly the needed ones are there, each once. */
export function areNeededDocuments(profile: number, kinds: readonly DocumentKind[]): boolean {
  const needed = neededDocuments(profile);
  return kinds.length === needed.length && needed.every((kind) => kinds.includes(kind));
}
