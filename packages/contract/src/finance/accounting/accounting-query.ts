import { isAccountingPeriod } from '@patio/domain/finance/accounting/accounting-period.ts';
import { z } from 'zod';
import { day } from '../../sales/purchases/plan-purchase.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The days that are exported, in São Paulo, both included. */
export const accountingQuery = z
  .object({ de: day, ate: day, ...commonQuery.shape })
  .refine(({ de, ate }) => isAccountingPeriod(de, ate), { path: ['ate'], error: 'accounting-period' });
