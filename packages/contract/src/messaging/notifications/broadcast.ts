import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A notification that staff sent, and how far it has got. */
export const broadcast = z.object({
  codigo: z.number(),
  titulo: z.string(),
  nomeArquivo: z.string().nullable(),
  /** As counted when it was sent. */
  destinatarios: z.number(),
  /** Whose inbox it is in by now. */
  entregues: z.number(),
  enviadaPor: z.string(),
  em: instant,
  concluidaEm: instant.nullable(),
});
