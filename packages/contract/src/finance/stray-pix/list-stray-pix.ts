import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { strayRow, strayState } from './stray-pix.ts';

/** What the list of Pix without a charge can be sorted and narrowed by. */
export const strayList = listSpec({
  sorts: ['pago', 'valor'],
  order: 'pago',
  filters: {
    situacao: { kind: 'words', options: strayState.options },
    recusada: { kind: 'flag' },
    valor: { kind: 'money' },
    pago: { kind: 'days' },
  },
});

/** What the bank told of and could not be booked, because of an error of the program; it is tried again and again. */
const unbooked = z.object({
  referencia: z.string(),
  valor: reais,
  pagoEm: instant,
  /** When it was first tried. */
  vistoEm: instant,
  tentativas: z.number(),
});

/** Pix to the key of the house that name no charge, longest waiting first. */
export const listStrayPix = defineRoute({
  name: 'list-stray-pix',
  method: 'GET',
  path: '/admin/stray-pix',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Pix that arrived without a charge',
  query: listQuery(strayList),
  success: {
    status: 200,
    schema: listReply(strayRow).extend({ soma: reais.nullable(), naoLancados: z.array(unbooked) }),
  },
  errors: ['list-too-deep', 'list-cursor'],
});
