import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** An offer whose clock is stopped, for the back office (rule 0.31). */
export const stay = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  titulo: z.string(),
  /** The selling store; null for the house. */
  parceiroId: z.number().nullable(),
  loja: z.string().nullable(),
  /** It stands still, was put back on the site, or was ended without sale. */
  situacao: z.enum(['suspensa', 'liberada', 'encerrada']),
  /** `loja`: its store is suspended; `oferta`: the offer itself was taken off the site. */
  causa: z.enum(['loja', 'oferta']),
  motivo: z.string(),
  desde: instant,
  /** Who stopped it; null: at the command line. */
  por: z.string().nullable(),
  /** Since when it no longer stands still, and by whom. */
  ate: instant.nullable(),
  terminadaPor: z.string().nullable(),
  /** From when bidders may withdraw their bids. */
  desistenciaDesde: instant,
  /** The current end; it moves by the length of the stay when the offer is released. */
  fim: instant,
  lances: z.number(),
  participantes: z.number(),
  propostas: z.number(),
});
export type StayListed = z.output<typeof stay>;

/** State of an offer after a staff call: stayed, or since when it is not. */
export const stayedOffer = z.object({
  codigoOferta: z.number(),
  suspensa: z.boolean(),
  statusOferta: z.enum(['A', 'V', 'C', 'L', 'X', 'E']),
  fim: instant,
});

/** State of a store after a staff call, and how many offers the call stayed or released. */
export const storeStanding = z.object({
  parceiroId: z.number(),
  loja: z.string(),
  situacao: z.enum(['aberta', 'suspensa', 'encerrada']),
  ofertas: z.number(),
});
