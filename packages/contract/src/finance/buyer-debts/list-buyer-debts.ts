import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { debtRow, debtState } from './buyer-debt.ts';

/** What the list of what buyers owe can be sorted and narrowed by. */
export const buyerDebtsList = listSpec({
  sorts: ['desde', 'valor'],
  order: 'desde',
  filters: {
    situacao: { kind: 'words', options: debtState.options },
    valor: { kind: 'money' },
    desde: { kind: 'days' },
    comprador: { kind: 'codes', of: 'account' },
  },
});

/** What buyers were given back too much, longest waiting first. */
export const listBuyerDebts = defineRoute({
  name: 'list-buyer-debts',
  method: 'GET',
  path: '/admin/buyer-debts',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Money that buyers were given back too much',
  query: listQuery(buyerDebtsList),
  success: { status: 200, schema: listReply(debtRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
