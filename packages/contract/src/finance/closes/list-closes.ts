import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { closeRow } from './close.ts';

/** What the list of closed and open days can be sorted and narrowed by. */
export const closesList = listSpec({
  sorts: ['dia'],
  order: '-dia',
  filters: {
    situacao: { kind: 'words', options: closeRow.shape.situacao.options },
    comDiferenca: { kind: 'flag' },
    dia: { kind: 'days' },
  },
});

/** The days on which book and bank are compared, latest first. */
export const listCloses = defineRoute({
  name: 'list-closes',
  method: 'GET',
  path: '/admin/closes',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Days of the book, closed and to be closed',
  query: listQuery(closesList),
  success: { status: 200, schema: listReply(closeRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
