import { freightCode } from '@patio/domain/trading/freight/freight-options.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { z } from 'zod';
import { code } from './primitives.ts';

/** Freight as given: delivery 'S' or pickup 'N', also true/false/1/0 (C-33). */
export const freight = z
  .union([z.enum(['S', 'N']), z.boolean(), z.literal(1), z.literal(0)], { error: 'freight-required' })
  .transform(freightCode);

/** Centavos: higher than the price of any vehicle, so anything above is a typing error. */
const MOST = 99_999_999_999;

/** An amount in reais with at most two decimals, above zero and below a thousand million; read as centavos. */
export const amount = z.number('amount-invalid').transform((value, context) => {
  const centavos = centavosFromReais(value);
  if (centavos !== null && centavos > 0 && centavos <= MOST) return centavos;
  const message = value > MOST / 100 ? 'amount-too-high' : 'amount-invalid';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A total as shown, in reais, read as centavos; null: it was to be agreed. */
export const shownTotal = z
  .number('amount-invalid')
  .nullable()
  .transform((value, context) => {
    const centavos = value === null ? null : centavosFromReais(value);
    if (value === null || centavos !== null) return centavos;
    context.addIssue({ code: 'custom', message: 'amount-invalid' });
    return z.NEVER;
  });

/**
 * What the three purchase calls share (API-70 to API-72). `vltotal`: the total shown to the buyer; if another one applies by now, nothing
 * is done.
 */
export const dealTerms = {
  cdofrta: code,
  cdmoeda: z.literal(1, 'currency-unknown'),
  vllance: amount,
  frete: freight,
  endereco: code.nullable().optional(),
  parceiroId: code.nullable().optional(),
  vltotal: shownTotal.optional(),
};

/** The body with the name of the offer code as the contract spells it: it is read whatever its letter case (C-27). */
export function readDeal(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || 'cdofrta' in given) return given;
  const entries = Object.entries(given);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase() === 'cdofrta' ? 'cdofrta' : name, value]),
  );
}
