import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { yardRow } from './yard-vehicle.ts';

/** What the list of the yard can be sorted and narrowed by. */
export const yardList = listSpec({
  sorts: ['entrouEm', 'vaga'],
  order: '-entrouEm',
  filters: {
    situacao: { kind: 'words', options: ['sem-anuncio', 'rascunho', 'anunciado', 'vendido', 'saiu'] },
    cidade: { kind: 'codes' },
    vaga: { kind: 'text' },
    entrouEm: { kind: 'days' },
    oferta: { kind: 'codes' },
  },
});

/** Vehicles in the yards; with `situacao` also those that left. A store sees its own. */
export const listYardVehicles = defineRoute({
  name: 'list-yard-vehicles',
  method: 'GET',
  path: '/admin/yard/vehicles',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Vehicles in the yards',
  query: listQuery(yardList),
  success: { status: 200, schema: listReply(yardRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
