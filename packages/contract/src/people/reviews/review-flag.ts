import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

/** The result of a review: `aberta` until it is decided. */
export const reviewStatus = z.enum(['aberta', 'descartada', 'confirmada']);

/** What makes the bidding look unfair. */
export const reviewKind = z.enum([
  'mesmo-aparelho',
  'mesma-empresa',
  'mesmo-endereco',
  'mesmo-telefone',
  'aparelho-do-vendedor',
  'endereco-do-vendedor',
  'telefone-do-vendedor',
  'padrao-de-lances',
]);

/** What the list of suspicions can be sorted and narrowed by. `comQuem`: who has taken it; 0: nobody. */
export const reviewsList = listSpec({
  sorts: ['em'],
  order: '-em',
  filters: {
    situacao: { kind: 'words', options: reviewStatus.options },
    tipo: { kind: 'words', options: reviewKind.options },
    oferta: { kind: 'codes' },
    comQuem: { kind: 'codes' },
    em: { kind: 'days' },
  },
});

/** A suspicion about the bidding on an offer, for staff to review. */
export const reviewFlag = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  tipo: reviewKind,
  contas: z.array(z.object({ codigo: z.number(), nome: z.string() })),
  /** Counts, shares and booleans; neither addresses nor documents. */
  evidencia: z.record(z.string(), z.union([z.number(), z.boolean()])),
  situacao: reviewStatus,
  em: instant,
  revisor: z.string().nullable(),
  revistaEm: instant.nullable(),
  nota: z.string(),
});
