import { VISIT_CAUSES, VISIT_STATES } from '@patio/domain/sales/visits/decide-visit.ts';
import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

export const visitState = z.enum(VISIT_STATES);
export const visitCause = z.enum(VISIT_CAUSES);

/** The beginning of a slot, as the call that lists slots gave it. */
export const slotStart = z.iso.datetime().transform((text) => Date.parse(text));

/** A slot that can be booked, full ones too. */
export const visitSlot = z.object({ inicio: instant, fim: instant, livres: z.number() });

/** A visit as its visitor sees it. */
export const ownVisit = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  /** The store that sells, as it stands in addresses; null: the house. */
  loja: z.string().nullable(),
  situacao: visitState,
  inicio: instant,
  fim: instant,
  local: z.object({
    codigo: z.number(),
    cidade: z.string(),
    uf: z.string(),
    /** Address and who to ask for: of a visit that stands, and of none that was refused or cancelled. */
    endereco: z.string().nullable(),
    contato: z.string().nullable(),
    observacoes: z.string().nullable(),
  }),
  causa: visitCause.nullable(),
  /** What who decided wrote. */
  motivo: z.string().nullable(),
  /** Until when it can be moved or cancelled by its visitor. */
  podeMudar: z.boolean(),
  versao: z.number(),
});

export type OwnVisit = z.output<typeof ownVisit>;
