import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { noteSeverities } from '@patio/domain/catalogue/conditions/legal-items.ts';
import {
  CHECKLIST_ANSWERS,
  CHECKLIST_ITEMS,
  DAMAGE_KINDS,
  DAMAGE_VIEWS,
  FUEL_QUARTERS,
  YARD_KINDS,
  YARD_LIMITS,
} from '@patio/domain/sales/yard/yard-checklist.ts';
import { z } from 'zod';
import { line, text } from '../../wire/text.ts';

const place = z.number().min(0).max(1);

/** Damage where it was marked: shares of the width and height of a side of the drawing. `foto`: the phone's id of a photo. */
const damage = z.object({
  vista: z.enum(DAMAGE_VIEWS),
  x: place,
  y: place,
  tipo: z.enum(DAMAGE_KINDS),
  gravidade: z.enum(noteSeverities),
  observacao: line(200),
  foto: z.uuid().nullable(),
});

/** What was seen of a vehicle: at its intake, and at every later inspection. */
export const inspectionForm = z.object({
  /** Made by the phone: what is sent again with it is taken once. */
  cliente: z.uuid(),
  tipo: z.enum(YARD_KINDS),
  cidade: z.int().positive().max(99_999_999),
  vaga: line(YARD_LIMITS.spot),
  uso: z.int().min(0).max(OFFER_LIMITS.usage, 'offer-usage').nullable(),
  contador: z.enum(['Km', 'h']),
  chaves: z.int().min(0).max(20),
  conferencia: z.object({
    versao: z.int().min(1).max(1000),
    itens: z.partialRecord(z.enum(CHECKLIST_ITEMS), z.enum(CHECKLIST_ANSWERS)),
    /** Quarters of the tank; null: not seen. */
    combustivel: z.int().min(0).max(FUEL_QUARTERS).nullable(),
  }),
  avarias: z.array(damage).max(YARD_LIMITS.damages),
  observacao: text(YARD_LIMITS.note),
  /** What the clock of the phone said: a note, by which nothing is decided. */
  horaDoAparelho: line(40).nullable(),
});

/** An intake: the vehicle by its plate, or, without one, by its serial number. */
export const intakeForm = inspectionForm.extend({
  placa: line(10).nullable(),
  serie: line(YARD_LIMITS.serial).nullable(),
});

export type InspectionForm = z.output<typeof inspectionForm>;
export type IntakeForm = z.output<typeof intakeForm>;
export type YardDamage = InspectionForm['avarias'][number];
