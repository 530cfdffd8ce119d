import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A staff notification with its progress. */
export const broadcast = z.object({
  codigo: z.number(),
  titulo: z.string(),
  nomeArquivo: z.string().nullable(),
  /** As counted when it was sent. */
  destinatarios: z.number(),
  /** Number of inboxes it was delivered to. */
  entregues: z.number(),
  enviadaPor: z.string(),
  em: instant,
  concluidaEm: instant.nullable(),
});
