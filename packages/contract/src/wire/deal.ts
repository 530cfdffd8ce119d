import { z } from 'zod';
import { code } from './primitives.ts';

/** Freight as given: delivery 'S' or pickup 'N', also true/false/1/0 (C-33). */
export const freight = z
  .union([z.enum(['S', 'N']), z.boolean(), z.literal(1), z.literal(0)])
  .transform((given): 'S' | 'N' => (given === 'S' || given === true || given === 1 ? 'S' : 'N'));

/** An amount in reais with at most two decimals. */
export const amount = z
  .number()
  .positive()
  .max(90_000_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);

/** What the three purchase calls share (API-70 to API-72). */
export const dealTerms = {
  cdofrta: code,
  cdmoeda: z.literal(1),
  vllance: amount,
  frete: freight,
  endereco: code.nullable().optional(),
  parceiroId: code.nullable().optional(),
};
