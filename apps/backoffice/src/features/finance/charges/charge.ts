import type { ChargesOfPurchase } from '@patio/contract/finance/charges/charge.ts';

/** A charge, as staff see it. */
export type Charge = ChargesOfPurchase['cobrancas'][number];
