import type { ledgerLineTextsPt } from './ptbr.ts';

export const ledgerLineTextsEn: typeof ledgerLineTextsPt = {
  bid: { L: 'Manual', P: 'Automatic' },
  extension: 'End extended',
  reopened: 'Open again',
  movedEnd: 'New end',
  until: (end) => `until ${end}`,
  annulled: 'Bid annulled',
  annulment: 'Annulment',
  reason: {
    engano: 'amount typed by mistake',
    inadimplencia: 'earlier purchases not completed',
    suspeita: 'suspicion of concerted bids',
    regras: 'breach of the rules',
    falha: 'failure of the system',
    provocada: 'answer to an annulled bid',
    desistencia: 'withdrawn by its bidder',
    limite: 'beyond the limit of the account',
  },
  end: {
    closed: 'Closed',
    accepted: 'Conditional sale accepted',
    undone: 'Sale not completed',
    'second-chance': 'Sold in a second chance',
  },
};
