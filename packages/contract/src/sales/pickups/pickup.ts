import { z } from 'zod';
import { code, instant } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';
import { reason } from '../../wire/reasons.ts';

/** A slot that was booked to collect the vehicles of a purchase. */
export const pickupBooking = z.object({
  codigo: z.number(),
  cidade: z.number(),
  /** City and state. */
  local: z.string(),
  endereco: z.string(),
  inicio: instant,
  fim: instant,
  situacao: z.enum(['marcada', 'retirada', 'faltou', 'cancelada']),
  /** Who comes instead of the buyer, the CPF by its last digits; null: the buyer. */
  terceiro: z.object({ nome: z.string(), cpf: z.string() }).nullable(),
  /** The team booked or moved it last. */
  pelaEquipe: z.boolean(),
  /** What the team gave as reason for the last change. */
  motivo: z.string().nullable(),
  /** Until when its buyer may change or cancel it. */
  mudaAte: instant,
  versao: z.number(),
});

/** A place where vehicles of a purchase stand, with the slots that can be booked; `livres` 0: full. */
export const pickupPlaceSlots = z.object({
  cidade: z.number(),
  local: z.string(),
  endereco: z.string(),
  horario: z.string(),
  dias: z.array(
    z.object({
      dia: z.string(),
      horarios: z.array(z.object({ inicio: instant, livres: z.number() })),
    }),
  ),
});

/** How the vehicles of a purchase are collected: the latest booking, and what can be booked. */
export const pickup = z.object({
  reserva: pickupBooking.nullable(),
  /** Whether a slot may be booked, or the booking changed, now. */
  podeMarcar: z.boolean(),
  podeCancelar: z.boolean(),
  /** The payment was confirmed, and is not any more: nothing is handed over until it is again. */
  pagamentoEmConferencia: z.boolean(),
  /** Empty: nothing can be booked, or the vehicles stand where nothing is booked. */
  locais: z.array(pickupPlaceSlots),
});

export type Pickup = z.output<typeof pickup>;

/** A person who collects instead of the buyer. Absent: as it was; null: the buyer comes. */
const thirdParty = z
  .object({ nome: requiredLine(120, 'name-required'), cpf: line(20) })
  .nullable()
  .optional();

/** Books a slot, or moves the booking that was read (`versao`; null: there was none). */
export const bookingFields = {
  cidade: code,
  inicio: z.iso.datetime(),
  terceiro: thirdParty,
  versao: z.int().min(0).nullable(),
};

/** The same by the team, with the reason that the buyer reads. */
export const teamBookingFields = { ...bookingFields, motivo: reason };
