/** The location that sealed bank data is bound to: it cannot be decrypted as that of another purchase. */
export const bankDataPlace = (purchaseCode: number): string => `bank-data:${purchaseCode}`;
