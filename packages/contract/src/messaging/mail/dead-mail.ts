import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

/** What the list of dead mails can be sorted and narrowed by. `comQuem`: who has taken it; 0: nobody. */
export const deadMailsList = listSpec({
  sorts: ['desistiuEm'],
  order: '-desistiuEm',
  filters: { desistiuEm: { kind: 'days' }, destinatario: { kind: 'text' }, comQuem: { kind: 'codes' } },
});

/** A mail that was given up, without its content. */
export const deadMail = z.object({
  codigo: z.number(),
  destinatario: z.string(),
  assunto: z.string(),
  tentativas: z.number(),
  motivo: z.string(),
  criadoEm: instant,
  desistiuEm: instant,
  /** False: its content has expired. */
  podeRepetir: z.boolean(),
});
