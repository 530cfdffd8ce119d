import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { stay } from './stay.ts';

/** What the list of stays can be sorted and narrowed by. `loja` 0 is the house. */
export const staysList = listSpec({
  sorts: ['desde', 'fim', 'lances'],
  order: 'desde',
  filters: {
    situacao: { kind: 'words', options: ['suspensa', 'liberada', 'encerrada'] },
    causa: { kind: 'words', options: ['loja', 'oferta'] },
    desde: { kind: 'days' },
    loja: { kind: 'codes', of: 'store-or-house' },
    oferta: { kind: 'codes' },
  },
});

/** Offers whose clock is stopped, longest first: staff have to release or end them. With `situacao` also stays that are over. */
export const listStays = defineRoute({
  name: 'list-stays',
  method: 'GET',
  path: '/admin/stays',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'stays',
  summary: 'Offers whose end stands still',
  query: listQuery(staysList),
  success: { status: 200, schema: listReply(stay) },
  errors: ['list-too-deep', 'list-cursor'],
});
