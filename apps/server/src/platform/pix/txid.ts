const TXID = /^[a-zA-Z0-9]{26,35}$/;
const END_TO_END_ID = /^[a-zA-Z0-9]{32}$/;

/** Whether a text names a charge at a bank: 26 to 35 letters and digits. */
export function isTxid(text: string): boolean {
  return TXID.test(text);
}

/** Whether a text names a payment: 32 letters and digits. */
export function isEndToEndId(text: string): boolean {
  return END_TO_END_ID.test(text);
}

/** The txid of an identifier: its 32 digits. */
export function txidOf(uuid: string): string {
  const txid = uuid.replaceAll('-', '');
  if (!isTxid(txid)) throw new RangeError('No txid can be made of this.');
  return txid;
}
