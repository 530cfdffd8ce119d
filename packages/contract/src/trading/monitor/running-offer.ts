import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';

/** What running offers can be sorted and narrowed by. `loja`: 0 is the house. */
export const runningOffersList = listSpec({
  sorts: ['fim', 'valor', 'lances'],
  order: 'fim',
  filters: {
    categoria: { kind: 'codes' },
    loja: { kind: 'codes', of: 'store-or-house' },
    reserva: { kind: 'words', options: ['sem', 'atingida', 'abaixo'] },
    comLances: { kind: 'flag' },
    suspeita: { kind: 'flag' },
    suspensa: { kind: 'flag' },
    fim: { kind: 'days' },
    oferta: { kind: 'codes' },
  },
});

const named = z.object({ codigo: z.number(), nome: z.string() });

/** A running offer as the sales team watches it. What changes by the second also comes by the public stream (`watch-live`). */
export const runningOffer = z.object({
  codigo: z.number(),
  titulo: z.string(),
  categoria: named.nullable(),
  /** Null: the house sells. */
  loja: named.nullable(),
  /** Number of the last line of the ledger. */
  seq: z.number(),
  valor: reais,
  lances: z.number(),
  /** Accounts that have bid, and that follow the offer. */
  participantes: z.number(),
  favoritos: z.number(),
  lider: named.nullable(),
  reserva: z.enum(['sem', 'atingida', 'abaixo']),
  fim: instant,
  /** The last announced end, from which extensions by bids count. */
  fimAnunciado: instant,
  /** Suspicions about its bidding that wait for a decision. */
  suspeitas: z.number(),
  /** Its clock is stopped, and why. */
  suspensa: z.object({ causa: z.enum(['oferta', 'loja']), motivo: z.string(), desde: instant }).nullable(),
});

export type RunningOffer = z.output<typeof runningOffer>;
