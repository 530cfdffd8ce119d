/** The requests that users may make about their own data (rule 0.14). */
export const REQUEST_KINDS = ['export', 'correction', 'deletion'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export type RequestState = 'open' | 'done' | 'refused' | 'undone';

/** Data that only staff can correct, because users cannot change it themselves (C-88). */
export const CORRECTION_SUBJECTS = ['document', 'email', 'company', 'birth', 'other'] as const;
export type CorrectionSubject = (typeof CORRECTION_SUBJECTS)[number];

/** Maximum of unanswered correction requests per user. */
export const MOST_CORRECTIONS = 5;

/**
 * What must end before an account can be deleted: pending deals, because they bind the user, or another user; and money of ended purchases that is owed
 * back to the user, that they owe, or that they will owe if a complaint ends against them, because nobody could be reached afterwards.
 */
export const OPEN_DEAL_KINDS = [
  'bid',
  'conditional-sale',
  'proposal',
  'purchase',
  'owed-back',
  'unpaid',
  'storage',
  'second-chance',
  'cancellation',
  'deposit',
  'offer',
] as const;
export type OpenDealKind = (typeof OPEN_DEAL_KINDS)[number];

export type DeletionBar = 'works-here' | 'open-deals' | null;

/** Why an account cannot be deleted now; null if it can. People who work for the house or a store must ask them (S-46). */
export function deletionBar(person: {
  readonly isStaff: boolean;
  readonly isPartner: boolean;
  readonly openDeals: number;
}): DeletionBar {
  if (person.isStaff || person.isPartner) return 'works-here';
  return person.openDeals > 0 ? 'open-deals' : null;
}
