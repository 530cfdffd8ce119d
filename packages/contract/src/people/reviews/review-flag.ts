import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** What a review came to: `aberta` until a user has judged it. */
export const reviewStatus = z.enum(['aberta', 'descartada', 'confirmada']);

/** Something about the bidding on an offer that a user of the house should look at. */
export const reviewFlag = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  tipo: z.enum([
    'mesmo-aparelho',
    'mesma-empresa',
    'mesmo-endereco',
    'mesmo-telefone',
    'aparelho-do-vendedor',
    'endereco-do-vendedor',
    'telefone-do-vendedor',
    'padrao-de-lances',
  ]),
  contas: z.array(z.object({ codigo: z.number(), nome: z.string() })),
  /** Counts, shares and yes or no; neither addresses nor documents. */
  evidencia: z.record(z.string(), z.union([z.number(), z.boolean()])),
  situacao: reviewStatus,
  em: instant,
  revisor: z.string().nullable(),
  revistaEm: instant.nullable(),
  nota: z.string(),
});
