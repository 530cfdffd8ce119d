/** The lines of what a purchase costs in all, in their order: the price, the fee of the buyer, the freight. */
export const costKinds = ['preco', 'taxa', 'frete'] as const;

export type CostKind = (typeof costKinds)[number];
