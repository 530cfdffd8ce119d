/** Working days after its buyer gave their bank data in which a deposit is to be transferred. */
export const DEPOSIT_TRANSFER_DAYS = 5;

/** The location that sealed bank data of a deposit is bound to: it cannot be decrypted as that of another one. */
export const depositBankPlace = (deposit: number): string => `deposit-bank:${deposit}`;
