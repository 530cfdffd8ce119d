import { checkResults, legalPayers } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import { legalItems } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/** A check of a vehicle in a register, as it was made. */
export const recordedCheck = z.object({
  codigo: z.number(),
  /** Place of the vehicle, from 0; null: the plate was another one then. */
  veiculo: z.number().nullable(),
  item: z.enum(legalItems),
  situacao: z.enum(checkResults),
  valor: reais.nullable(),
  quemPaga: z.enum(legalPayers).nullable(),
  fonte: z.string(),
  conferidaEm: z.string(),
  observacao: z.string().nullable(),
  /** A register answered it. */
  automatica: z.boolean(),
  /** The latest of its item: what buyers are shown. */
  vale: z.boolean(),
  /** Too old for a publication. */
  vencida: z.boolean(),
  registrada: z.object({ nome: z.string(), em: instant }),
});

/** The checks of the vehicles of an offer, latest first. */
export const legalChecks = z.object({
  /** Without a recent check of these, a new offer is not published. */
  exigidos: z.array(z.enum(legalItems)),
  /** A register can be asked. */
  consulta: z.boolean(),
  conferencias: z.array(recordedCheck),
});

export type LegalChecksReply = z.output<typeof legalChecks>;
export type RecordedCheck = z.output<typeof recordedCheck>;
