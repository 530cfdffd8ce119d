import { VISIT_STATES } from '@patio/domain/sales/visits/decide-visit.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { visitState } from './visit-fields.ts';

/** What the list of visits can be sorted and narrowed by. `dia`: when it is; `local`: of the city of the place. */
export const visitsList = listSpec({
  sorts: ['inicio', 'marcadaEm'],
  order: 'inicio',
  filters: {
    situacao: { kind: 'words', options: VISIT_STATES },
    /** Over for as long as a record may take, and without one. */
    semRegistro: { kind: 'flag' },
    dia: { kind: 'days' },
    cidade: { kind: 'codes' },
    loja: { kind: 'codes', of: 'store' },
    oferta: { kind: 'codes' },
    conta: { kind: 'codes', of: 'account' },
  },
});

/** A visit as it stands in the list. */
export const visitRow = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  loja: z.string().nullable(),
  situacao: visitState,
  inicio: instant,
  fim: instant,
  nomeCidade: z.string(),
  uf: z.string(),
  visitante: z.string(),
  telefone: z.string().nullable(),
  marcadaEm: instant,
});

/** Visits, without `situacao` those that are to come, to be approved or to be recorded; a store sees those to its own offers. */
export const listVisits = defineRoute({
  name: 'list-visits',
  method: 'GET',
  path: '/admin/visits',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Visits',
  query: listQuery(visitsList),
  success: { status: 200, schema: listReply(visitRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
