import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { bankRefund, bankRefundNature, bankRefundState } from './bank-refund.ts';

/** What the list of refunds by the bank can be sorted and narrowed by. */
export const bankRefundsList = listSpec({
  sorts: ['vista', 'valor'],
  order: '-vista',
  filters: {
    situacao: { kind: 'words', options: bankRefundState.options },
    natureza: { kind: 'words', options: bankRefundNature.options },
    valor: { kind: 'money' },
    vista: { kind: 'days' },
  },
});

/** What the bank gave back of received Pix and nobody here asked for, latest first. */
export const listBankRefunds = defineRoute({
  name: 'list-bank-refunds',
  method: 'GET',
  path: '/admin/bank-refunds',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Refunds of Pix that the bank made by itself',
  query: listQuery(bankRefundsList),
  success: { status: 200, schema: listReply(bankRefund) },
  errors: ['list-too-deep', 'list-cursor'],
});
