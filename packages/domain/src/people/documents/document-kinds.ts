/** Documents that staff can ask a user for: photo ID, driver's licence, certificate of marital status, ID of a spouse or partner, company papers. */
export const ASKED_DOCUMENTS = ['identidade', 'habilitacao', 'estado-civil', 'parceiro', 'empresa'] as const;
export type AskedDocument = (typeof ASKED_DOCUMENTS)[number];

/** Profiles 4 company and 5 dealer; of both the ID is that of who represents them. */
const OF_BUSINESS: readonly AskedDocument[] = ['identidade', 'parceiro', 'empresa'];
const OF_PERSON: readonly AskedDocument[] = ['identidade', 'habilitacao', 'estado-civil', 'parceiro'];

/** The documents that an account of a profile can be asked for. */
export function documentsOf(profile: number): readonly AskedDocument[] {
  return profile === 4 || profile === 5 ? OF_BUSINESS : OF_PERSON;
}

/** Whether it is good until a day, which staff record when they accept it. */
export const expires = (kind: AskedDocument): boolean => kind === 'habilitacao';

/** Whether its last day is over. Days as yyyy-mm-dd. */
export const isExpired = (lastDay: string | null, today: string): boolean =>
  lastDay !== null && lastDay < today;
