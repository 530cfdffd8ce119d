import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

/** What the list of them can be sorted and narrowed by. */
export const broadcastsList = listSpec({
  sorts: ['em', 'destinatarios'],
  order: '-em',
  filters: { em: { kind: 'days' }, conta: { kind: 'codes', of: 'account' }, terminada: { kind: 'flag' } },
});

/** A staff notification with its progress. */
export const broadcast = z.object({
  codigo: z.number(),
  titulo: z.string(),
  /** Also written in English. */
  emIngles: z.boolean(),
  /** To whom: one account, or everyone of a profile, state or interest; all null: everyone. */
  destino: z.object({
    conta: z.number().nullable(),
    perfil: z.number().nullable(),
    estado: z.string().nullable(),
    categoria: z.string().nullable(),
  }),
  nomeArquivo: z.string().nullable(),
  /** As counted when it was sent. */
  destinatarios: z.number(),
  /** Number of inboxes it was delivered to. */
  entregues: z.number(),
  enviadaPor: z.string(),
  em: instant,
  concluidaEm: instant.nullable(),
});
