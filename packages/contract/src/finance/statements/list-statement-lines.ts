import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { statementLine } from './statement-line.ts';

/** What the list of movements can be sorted and narrowed by. */
export const statementLinesList = listSpec({
  sorts: ['dia', 'valor'],
  order: '-dia',
  filters: {
    situacao: { kind: 'words', options: statementLine.shape.situacao.options },
    sentido: { kind: 'words', options: ['entrada', 'saida'] },
    dia: { kind: 'days' },
    valor: { kind: 'money' },
    extrato: { kind: 'codes' },
  },
});

/** The movements of all statements, latest day first, with what each of them may pay. `valor` narrows by the amount without its sign. */
export const listStatementLines = defineRoute({
  name: 'list-statement-lines',
  method: 'GET',
  path: '/admin/statement-lines',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Movements of bank statements',
  query: listQuery(statementLinesList),
  success: { status: 200, schema: listReply(statementLine) },
  errors: ['list-too-deep', 'list-cursor'],
});
