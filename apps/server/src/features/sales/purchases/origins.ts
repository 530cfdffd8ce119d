/** How a purchase came about, in calls. */
export const ORIGINS = { buy: 'compra', bid: 'lance', proposal: 'proposta' } as const;
