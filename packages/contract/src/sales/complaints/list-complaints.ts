import { COMPLAINT_DESKS, COMPLAINT_STATES } from '@patio/domain/sales/complaints/complaint-steps.ts';
import { COMPLAINT_CATEGORIES, COMPLAINT_REMEDIES } from '@patio/domain/sales/complaints/complaint-words.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

/**
 * What the list of complaints can be sorted and narrowed by. `situacao`: who sells acts (`nossa`), the buyer acts (`comprador`), or it is
 * closed; `com`: who answers; `comQuem`: who has taken it, 0: nobody.
 */
export const complaintsList = listSpec({
  sorts: ['abertaEm', 'prazo'],
  order: 'prazo',
  filters: {
    situacao: { kind: 'words', options: ['nossa', 'comprador', 'encerrada'] },
    com: { kind: 'words', options: COMPLAINT_DESKS },
    categoria: { kind: 'words', options: COMPLAINT_CATEGORIES },
    atrasada: { kind: 'flag' },
    recorrida: { kind: 'flag' },
    foraDoPrazo: { kind: 'flag' },
    abertaEm: { kind: 'days' },
    prazo: { kind: 'days' },
    loja: { kind: 'codes', of: 'store' },
    oferta: { kind: 'codes' },
    compra: { kind: 'codes' },
    comQuem: { kind: 'codes' },
  },
});

/** A complaint as it stands in the list. */
export const complaintRow = z.object({
  codigo: z.number(),
  protocolo: z.string(),
  codigoCompra: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  comprador: z.string(),
  /** Null: the house sold. */
  loja: z.string().nullable(),
  categoria: z.enum(COMPLAINT_CATEGORIES),
  pedido: z.enum(COMPLAINT_REMEDIES),
  situacao: z.enum(COMPLAINT_STATES),
  com: z.enum(COMPLAINT_DESKS),
  recorrida: z.boolean(),
  foraDoPrazo: z.boolean(),
  abertaEm: instant,
  /** Until when who acts now is to act; null: it is closed. */
  prazo: instant.nullable(),
  atrasada: z.boolean(),
});

/** Complaints of buyers, without `situacao` those on which who sells acts; a store sees those about its own sales. */
export const listComplaints = defineRoute({
  name: 'list-complaints',
  method: 'GET',
  path: '/admin/complaints',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  partners: true,
  tag: 'complaints',
  summary: 'Complaints of buyers',
  query: listQuery(complaintsList),
  success: { status: 200, schema: listReply(complaintRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
