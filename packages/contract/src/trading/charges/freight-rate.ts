import { MOST_FREIGHT, MOST_PER_KM } from '@patio/domain/trading/freight/freight-rate.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { capitalOf } from '@patio/domain/catalogue/places/state-of-cep.ts';
import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/** Abbreviation of an existing state. */
export const stateLetters = z.string().refine((letters) => capitalOf(letters) !== null);

/** Kind of vehicle: 1 cars, 2 vans, 3 machines, 4 buses, 5 trucks, 6 implements. */
export const vehicleKind = z.number().int().min(1).max(1_000_000);

/** Reais with at most two decimals, up to `most` centavos; read as centavos. */
export const chargeUpTo = (most: number) =>
  z.number('charge-amount').transform((value, context) => {
    const centavos = centavosFromReais(value);
    if (centavos !== null && centavos >= 0 && centavos <= most) return centavos;
    context.addIssue({ code: 'custom', message: 'charge-amount' });
    return z.NEVER;
  });

/** Base, amount per started kilometre in a straight line between the cities, and a minimum for their sum; per vehicle. */
export const givenFreightPrice = z.object({
  base: chargeUpTo(MOST_FREIGHT),
  porKm: chargeUpTo(MOST_PER_KM),
  minimo: chargeUpTo(MOST_FREIGHT),
});

/** A freight rate; null means all. */
export const freightRate = z.object({
  codigo: z.number(),
  parceiro: z.number().nullable(),
  categoria: z.number().nullable(),
  origem: z.string().nullable(),
  destino: z.string().nullable(),
  /** Null: to be agreed on. */
  preco: z.object({ base: reais, porKm: reais, minimo: reais }).nullable(),
  validaDesde: instant,
});
