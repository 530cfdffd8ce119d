import { DAY_KINDS } from '@patio/domain/sales/storage-days/storage-day.ts';
import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { storageTerms } from '../../trading/costs/storage-terms.ts';

/** Storage of a purchase: what it costs by the terms of its sale, its days so far, and what is owed. Days as yyyy-mm-dd. */
export const storageOfPurchase = storageTerms.extend({
  /** antes: not released; livre: free days run; conta: they are over; entrega: a carrier collects; encerrada: the purchase is over. */
  situacao: z.enum(['antes', 'livre', 'conta', 'entrega', 'encerrada']),
  livresRestantes: z.number(),
  /** If nothing stops the clock; null: not released yet, or storage costs already. */
  ultimoDiaLivre: z.string().nullable(),
  custaDesde: z.string().nullable(),
  /** Working days that are over: free, counted, or neither and why. */
  dias: z.array(z.object({ dia: z.string(), tipo: z.enum(DAY_KINDS), veiculos: z.number() })),
  contados: z.number(),
  /** Neither charged nor waived yet. */
  devido: reais,
  /** Charged so far, and what of it is not paid. */
  cobrado: reais,
  aPagar: reais,
  dispensado: reais,
  dispensas: z.array(
    z.object({
      valor: reais,
      /** It had been charged: the charge was cancelled. */
      cobranca: z.boolean(),
      motivo: z.string(),
      em: instant,
    }),
  ),
  /** What is owed may be charged now, to be paid before the exit. */
  podeCobrar: z.boolean(),
  versao: z.number(),
});

export type StorageOfPurchase = z.output<typeof storageOfPurchase>;

/** The version that was read: who charges or waives meanwhile is noticed. */
export const storageVersion = z.int().min(0);

/** The reply of every call; null: storage never costs for this purchase. */
export const storageReply = z.object({ data: storageOfPurchase.nullable() });
