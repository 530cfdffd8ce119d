/** Documents that can be uploaded: a photo ID, a proof of address, the company's registration, the powers of its representative. */
export type DocumentKind = 'documento' | 'endereco' | 'empresa' | 'poderes';

const OF_PERSON = ['documento', 'endereco'] as const;
const OF_BUSINESS = ['documento', 'empresa', 'poderes'] as const;

/** The documents required to verify the identity of an account of a profile (rule 0.26): companies and dealers also prove who represents them. */
export function neededDocuments(profile: number): readonly DocumentKind[] {
  return profile === 4 || profile === 5 ? OF_BUSINESS : OF_PERSON;
}

/** Whether exactly the required ones are present, each once. */
export function areNeededDocuments(profile: number, kinds: readonly DocumentKind[]): boolean {
  const needed = neededDocuments(profile);
  return kinds.length === needed.length && needed.every((kind) => kinds.includes(kind));
}
