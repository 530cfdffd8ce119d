import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { amlDecision, amlFlag, amlState } from './aml-case.ts';

/** What the list of cases can be sorted and narrowed by. */
export const amlCasesList = listSpec({
  sorts: ['abertoEm', 'total', 'prazo'],
  order: 'abertoEm',
  filters: {
    situacao: { kind: 'words', options: amlState.options },
    sinal: { kind: 'words', options: amlFlag.options },
    decisao: { kind: 'words', options: amlDecision.options },
    total: { kind: 'money' },
    abertoEm: { kind: 'days' },
    pessoa: { kind: 'codes', of: 'account' },
    responsavel: { kind: 'codes' },
  },
});

const row = z.object({
  codigo: z.number(),
  sinal: amlFlag,
  situacao: amlState,
  /** Null: forgotten after its years. */
  pessoa: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  total: reais,
  operacoes: z.number(),
  abertoEm: instant,
  responsavel: z.string().nullable(),
  decisao: amlDecision.nullable(),
  comunicarAte: instant.nullable(),
});

/** Cases of money laundering, longest open first. */
export const listAmlCases = defineRoute({
  name: 'list-aml-cases',
  method: 'GET',
  path: '/admin/aml-cases',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Cases that may have to be reported as money laundering',
  query: listQuery(amlCasesList),
  success: { status: 200, schema: listReply(row).extend({ soma: reais.nullable() }) },
  errors: ['list-too-deep', 'list-cursor'],
});
