import type { ledgerLineTextsPt } from './ptbr.ts';

export const ledgerLineTextsEn: typeof ledgerLineTextsPt = {
  bid: { L: 'Manual', P: 'Automatic' },
  extension: 'End extended',
  reopened: 'Reopened',
  movedEnd: 'New end',
  until: (end) => `until ${end}`,
  annulled: 'Bid annulled',
  annulment: 'Annulment',
  reason: {
    engano: 'amount entered by mistake',
    inadimplencia: 'earlier purchases not completed',
    suspeita: 'suspected collusion',
    regras: 'breach of the rules',
    falha: 'system failure',
    provocada: 'answer to an annulled bid',
    desistencia: 'withdrawn by its bidder',
    'conta-impedida': 'the account may not buy',
    caucao: 'its deposit had gone back',
    limite: 'beyond the account’s limit',
  },
  end: {
    closed: 'Closed',
    accepted: 'Conditional sale accepted',
    undone: 'Sale not completed',
    'second-chance': 'Sold in a second chance',
  },
};
