/** Where sealed bank data belongs: it cannot be opened as that of another purchase. */
export const bankDataPlace = (purchaseCode: number): string => `bank-data:${purchaseCode}`;
