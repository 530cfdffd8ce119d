import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** An offer whose clock is stopped, as the back office sees it (rule 0.31). */
export const stay = z.object({
  codigoOferta: z.number(),
  titulo: z.string(),
  /** The store that sells; null for the house. */
  parceiroId: z.number().nullable(),
  /** `loja`: its store is suspended; `oferta`: it was taken off the site by itself. */
  causa: z.enum(['loja', 'oferta']),
  motivo: z.string(),
  desde: instant,
  /** From when bidders may take their bids back. */
  desistenciaDesde: instant,
  /** The end as it stands; it moves by the time stayed when the offer is released. */
  fim: instant,
  lances: z.number(),
  participantes: z.number(),
  propostas: z.number(),
});

/** State of an offer after a call of staff: stayed, or since when it is not. */
export const stayedOffer = z.object({
  codigoOferta: z.number(),
  suspensa: z.boolean(),
  statusOferta: z.enum(['A', 'V', 'C', 'L', 'X', 'E']),
  fim: instant,
});

/** State of a store after a call of staff, and how many offers the call stayed or released. */
export const storeStanding = z.object({
  parceiroId: z.number(),
  loja: z.string(),
  situacao: z.enum(['aberta', 'suspensa']),
  ofertas: z.number(),
});
