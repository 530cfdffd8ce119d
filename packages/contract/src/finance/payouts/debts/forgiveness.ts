import { z } from 'zod';
import { instant, reais } from '../../../wire/primitives.ts';

const person = z.object({ codigo: z.number(), nome: z.string() });

/** A debt of a store that the house gives up. `desfeito`: it is owed again. */
export const storeForgiveness = z.object({
  codigo: z.number(),
  situacao: z.enum(['proposto', 'perdoado', 'recusado', 'desfeito']),
  valor: reais,
  compras: z.array(z.number()),
  propostoEm: instant,
  decididoEm: instant.nullable(),
  desfeitoEm: instant.nullable(),
  /** For finance alone: who, and why. */
  equipe: z
    .object({
      motivo: z.string(),
      propostoPor: person,
      decididoPor: person.nullable(),
      decisao: z.string().nullable(),
      desfeitoPor: person.nullable(),
      motivoDesfeito: z.string().nullable(),
    })
    .nullable(),
  podeLiberar: z.boolean(),
  podeRecusar: z.boolean(),
  podeDesfazer: z.boolean(),
});
export type StoreForgiveness = z.output<typeof storeForgiveness>;
