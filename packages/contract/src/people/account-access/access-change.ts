import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A change of the e-mail or username of an account, on its way or over. */
export const accessChange = z.object({
  codigo: z.number(),
  tipo: z.enum(['email', 'usuario']),
  de: z.string(),
  para: z.string(),
  motivo: z.string(),
  por: z.string(),
  em: instant,
  /** When it counts, unless the owner objects before. */
  valeEm: instant,
  /** `recusada`: by the owner; `cancelada`: by staff; `impossivel`: the new one was taken meanwhile. */
  situacao: z.enum(['aguardando', 'feita', 'recusada', 'cancelada', 'impossivel']),
});
export type AccessChange = z.output<typeof accessChange>;
