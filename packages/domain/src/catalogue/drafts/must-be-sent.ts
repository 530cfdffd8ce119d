/** The facts of a draft that decide whether the house may publish it as it is. */
export interface DraftStanding {
  readonly state: 'draft' | 'waiting' | 'returned';
  /** Of a store, not of the house. */
  readonly ofStore: boolean;
  readonly begunByHouse: boolean;
  /** Its store has sent it before, and may have taken it back since. */
  readonly wasSent: boolean;
}

/** Whether a draft is its store's to send first: what the store began, or once sent, is published only while it waits for approval. */
export function mustBeSent({ state, ofStore, begunByHouse, wasSent }: DraftStanding): boolean {
  return ofStore && state !== 'waiting' && (wasSent || !begunByHouse);
}
