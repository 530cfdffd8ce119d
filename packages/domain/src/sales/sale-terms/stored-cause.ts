/** Why a sale was withdrawn for cause, as it is stored. */
export type StoredCause = 'court-order' | 'debt-paid' | 'theft' | 'total-loss';
