import type { Texts } from '../../ptbr.ts';

export const stays: Texts['stays'] = {
  title: 'Suspended',
  state: 'Status',
  states: { suspensa: 'Suspended', liberada: 'Back on the site', encerrada: 'Ended without sale' },
  cause: 'What was stopped',
  causes: { loja: 'The store', oferta: 'The offer' },
  reason: 'Reason',
  end: 'End of the offer',
  bids: 'Bids',
  participants: (count) => (count === 1 ? '1 participant' : `${count} participants`),
  proposals: 'Open proposals',
  withdrawals: 'Bidders may withdraw since',
  releaseStore: 'Reopen the store',
  releaseStoreTitle: (name) => `Reopen ${name}?`,
  releaseStoreText:
    'The store is back on the site, and all its offers that were stopped because of it go on, each with the time it had left. The store, participants and buyers are notified.',
  storeReads: 'Reason (the store reads it)',
  storeReleased: (offers) =>
    offers === 1 ? 'Store reopened: 1 offer goes on.' : `Store reopened: ${offers} offers go on.`,
};
