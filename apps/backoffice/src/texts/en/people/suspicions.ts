import type { Texts } from '../../ptbr.ts';

export const suspicions: Texts['suspicions'] = {
  title: 'Suspicions about bidding',
  state: 'Status',
  states: { aberta: 'Open', confirmada: 'Confirmed', descartada: 'Dismissed' },
  kind: 'Sign',
  kinds: {
    'mesmo-aparelho': 'Bidders on the same device',
    'mesma-empresa': 'Bidders of the same company',
    'mesmo-endereco': 'Bidders at the same address',
    'mesmo-telefone': 'Bidders with the same phone',
    'aparelho-do-vendedor': 'Device of the seller',
    'endereco-do-vendedor': 'Address of the seller',
    'telefone-do-vendedor': 'Phone of the seller',
    'padrao-de-lances': 'Pattern of bids',
  },
  accounts: 'Accounts',
  evidence: {
    emComum: 'Accounts in common',
    mesmaRede: 'In the same network',
    pontos: 'Score of the pattern',
    preferenciaPeloVendedor: 'Preference for the seller',
    parteDosLances: 'Share of the bids',
    lancesSeguidos: 'Successive bids',
    parteNaoVencida: 'Share not won',
  },
  decided: 'Decided on',
  note: 'Note',
  hint: 'A sign is not proof. Confirming only records the conclusion: annulling bids or blocking accounts are separate actions, at the offer and the account.',
  dismiss: 'Dismiss',
  confirm: 'Confirm',
  done: { descartar: 'Suspicion dismissed.', confirmar: 'Suspicion confirmed.' },
};
