import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { chargeKind } from '../charges/charge.ts';

/** What a charge of a purchase lacks, and the Pix by which it can be paid. */
export const ownPix = z.object({
  cobranca: z.number(),
  tipo: chargeKind,
  emAberto: reais,
  /** What of it was given back too much. */
  devolvidoAMais: reais,
  vencimento: instant,
  /** Whether a code can be asked for that stays valid until the end of the due day. */
  ateVencimento: z.boolean(),
  /** Null: none can be paid now; ask for one. */
  pix: z
    .object({
      valor: reais,
      /** To copy, and to draw as a QR code. */
      copiaECola: z.string(),
      expiraEm: instant,
      /** Seconds until then, for browsers whose clock is wrong. */
      segundos: z.number(),
      /** To be paid at once, or valid until the end of the due day. */
      prazo: z.enum(['agora', 'vencimento']),
    })
    .nullable(),
});

/** The open charges of a purchase. */
export const ownPixList = z.object({
  cobrancas: z.array(ownPix),
  /** What was paid of the purchase so far, by whatever way: it grows when money arrives, and by nothing else. */
  recebido: reais,
});

export type OwnPixList = z.output<typeof ownPixList>;
export type OwnPix = z.output<typeof ownPix>;
