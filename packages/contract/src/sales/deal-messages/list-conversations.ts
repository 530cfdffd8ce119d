import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

/**
 * What the list of conversations can be sorted and narrowed by. `situacao`: the buyer waits for an answer (`nossa`), or not (`deles`);
 * `equipe`: the category of the offer; `comQuem`: who has taken it, 0: nobody.
 */
export const conversationsList = listSpec({
  sorts: ['desde', 'ultima', 'prazo'],
  order: 'desde',
  filters: {
    situacao: { kind: 'words', options: ['nossa', 'deles'] },
    desde: { kind: 'days' },
    ultima: { kind: 'days' },
    equipe: { kind: 'codes' },
    loja: { kind: 'codes', of: 'store' },
    oferta: { kind: 'codes' },
    compra: { kind: 'codes' },
    comQuem: { kind: 'codes' },
  },
});

/** A conversation as it stands in the list. */
export const conversationRow = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  /** Null until the offer is bought. */
  codigoCompra: z.number().nullable(),
  /** Null for a store until the sale. */
  comprador: z.string().nullable(),
  /** Null: the house sells. */
  loja: z.string().nullable(),
  situacao: z.enum(['nossa', 'deles']),
  /** Since when the buyer waits, and until when they were promised an answer; null: they do not wait. */
  desde: instant.nullable(),
  prazo: instant.nullable(),
  ultimaEm: instant,
  /** The beginning of the latest message; null: it was hidden. */
  ultima: z.string().nullable(),
  /** Messages of the buyer that nobody has read. */
  naoLidas: z.number(),
});

/** Conversations about deals, without `situacao` those whose buyer waits; a store sees those about its own offers. */
export const listConversations = defineRoute({
  name: 'list-conversations',
  method: 'GET',
  path: '/admin/conversations',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'messages',
  summary: 'Conversations with buyers',
  query: listQuery(conversationsList),
  success: { status: 200, schema: listReply(conversationRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
