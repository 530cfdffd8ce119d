/** The lines of the total cost of a purchase, in order: price, buyer's fee, freight. */
export const costKinds = ['preco', 'taxa', 'frete'] as const;

export type CostKind = (typeof costKinds)[number];
