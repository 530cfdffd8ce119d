/** Of the house, or of a store that is approved and not suspended (S-42). `o` is the offer. */
export const ofOpenStore = `not exists (select from partner closed_store where closed_store.id = o.partner_id
  and closed_store.status <> 'approved')`;

/** A public offer, open or ended (S-20): published by then, of an open store. `o` is the offer. */
export const isShown = (at: string): string => `o.published_at <= ${at} and ${ofOpenStore}`;
