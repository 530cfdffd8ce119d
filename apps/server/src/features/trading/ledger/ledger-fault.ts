/** What can be wrong with a stored auction; the texts are what the command prints. */
export const FAULTS = {
  'first-line': 'does not start at line 1',
  sequence: 'a number is missing, doubled or out of order',
  link: 'does not carry the hash of the line before it',
  content: 'its hash does not fit what it says',
  'seal-differs': 'its seal does not fit the maxima set until then',
  'maxima-differ': 'the auction keeps another seal over its maxima',
  'instant-back': 'is earlier than the line before it',
  'length-differs': 'the auction counts another number of lines',
  'last-hash-differs': 'the auction keeps another last hash',
  'bid-count-differs': 'the auction counts another number of bids',
  'closed-without-ledger': 'is closed and sold, but nothing is written in its ledger',
  'line-differs': 'is not what the rule makes of the bids before it',
  'maximum-unplaced': 'a maximum is set at an instant at which no bid of it could be placed',
  'price-differs': 'another price follows from the bids',
  'leader-differs': 'another leader follows from the bids',
  'maximum-differs': 'another maximum of the leader follows from the bids',
  'end-differs': 'another end follows from the bids',
  'status-differs': 'another status follows from the ledger',
  'term-differs': 'whether a conditional sale waits differs from the ledger',
  'offer-status-differs': 'the offer has a status that its ledger does not allow',
  'closing-differs': 'the instant or the kind of its end differs from the ledger',
  'sale-without-purchase': 'is a sale, but there is no such purchase',
  'purchase-without-sale': 'a purchase is written that no line tells of',
  'purchase-differs': 'the purchase names another buyer, value or instant than the line',
} as const;

export type FaultKind = keyof typeof FAULTS;

/** One fault. `seq` is the line of the ledger, null for the auction as a whole. */
export interface LedgerFault {
  readonly offerCode: number;
  readonly seq: number | null;
  readonly kind: FaultKind;
  /** Details for an investigation: amounts in centavos, instants in ISO 8601 UTC. */
  readonly detail: string;
}

/** A fault as one line of text. */
export function faultLine({ offerCode, seq, kind, detail }: LedgerFault): string {
  const place = seq === null ? `offer ${offerCode}` : `offer ${offerCode}, line ${seq}`;
  return `${place}: ${FAULTS[kind]}${detail === '' ? '' : ` (${detail})`} [${kind}]`;
}
