import { listBankRefunds } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Pix that the bank gave back by itself, to which nobody of finance has seen. */
export const bankRefundsCard = deskCard({
  route: listBankRefunds,
  query: { situacao: 'conferir,a-lancar', order: 'vista', limit: '1' },
  name: 'bankRefunds',
  path: '/pix-devolvidos?situacao=conferir,a-lancar',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.vistaEm }),
});
