/** The location that sealed bank data for money of a purchase is bound to: it cannot be decrypted as that of another one. */
export const paybackBankPlace = (purchase: number): string => `payback-bank:${purchase}`;
