/** What a user may ask of the house about their own data (rule 0.14). */
export const REQUEST_KINDS = ['export', 'correction', 'deletion'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export type RequestState = 'open' | 'done' | 'refused' | 'undone';

/** What only the house can correct, for nobody may change it by themselves (C-88). */
export const CORRECTION_SUBJECTS = ['document', 'email', 'company', 'birth', 'other'] as const;
export type CorrectionSubject = (typeof CORRECTION_SUBJECTS)[number];

/** Corrections of one person that may wait for an answer at a time. */
export const MOST_CORRECTIONS = 5;

/** What a user still has going on, which has to end before their account can: they are bound by it, or another user is. */
export const OPEN_DEAL_KINDS = [
  'bid',
  'conditional-sale',
  'proposal',
  'purchase',
  'second-chance',
  'cancellation',
  'offer',
] as const;
export type OpenDealKind = (typeof OPEN_DEAL_KINDS)[number];

export type DeletionBar = 'works-here' | 'open-deals' | null;

/** Why an account cannot be deleted now; null when it can. Who works for the house or a store leaves through them (S-46). */
export function deletionBar(person: {
  readonly isStaff: boolean;
  readonly isPartner: boolean;
  readonly openDeals: number;
}): DeletionBar {
  if (person.isStaff || person.isPartner) return 'works-here';
  return person.openDeals > 0 ? 'open-deals' : null;
}
