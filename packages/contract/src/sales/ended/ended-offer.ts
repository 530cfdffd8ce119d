import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';

/** How an offer ended; `condicional`: its best bid waits, or has waited, for a decision. */
export const endedOutcome = z.enum([
  'lance',
  'condicional',
  'sem-venda',
  'compra',
  'proposta',
  'desfeita',
  'segunda-chance',
]);

/**
 * What ended offers can be sorted and narrowed by. `loja`: 0 is the house; `decisao`: a decision waits;
 * `comQuem`: who has taken it, 0 nobody.
 */
export const endedOffersList = listSpec({
  sorts: ['encerradaEm', 'valor'],
  order: '-encerradaEm',
  filters: {
    resultado: { kind: 'words', options: endedOutcome.options },
    situacao: { kind: 'words', options: ['V', 'C', 'L', 'X', 'E'] },
    categoria: { kind: 'codes' },
    loja: { kind: 'codes', of: 'store-or-house' },
    comLances: { kind: 'flag' },
    valor: { kind: 'money' },
    encerradaEm: { kind: 'days' },
    oferta: { kind: 'codes' },
    decisao: { kind: 'flag' },
    comQuem: { kind: 'codes' },
  },
});

const named = z.object({ codigo: z.number(), nome: z.string() });

/** An ended offer, and what may be done with it now. */
export const endedOffer = z.object({
  codigo: z.number(),
  titulo: z.string(),
  loja: named.nullable(),
  resultado: endedOutcome,
  situacao: z.enum(['V', 'C', 'L', 'X', 'E']),
  valor: reais,
  lances: z.number(),
  encerradaEm: instant,
  /** When bidding ends or ended: before it, the offer may be reopened. */
  fim: instant,
  /** Its last sale. */
  compra: z
    .object({ codigo: z.number(), comprador: named, valor: reais, canceladaEm: instant.nullable() })
    .nullable(),
  /** The second chance that waits for an answer. */
  segundaChance: z.object({ conta: named, valor: reais, ate: instant }).nullable(),
  retirada: z.boolean(),
  /** The vehicle is with the buyer of the sale that was undone: it has to come back before it is offered again. */
  veiculoFora: z.boolean(),
  suspeitas: z.number(),
  acoes: z.array(z.enum(['segunda-chance', 'reabrir', 'nao-concluida', 'retirar', 'condicional'])),
});

export type EndedOffer = z.output<typeof endedOffer>;
