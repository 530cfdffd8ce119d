export { Candidates } from './candidates.tsx';
export { ChargeSearch } from './charge-search.tsx';
export type { PickedCharge } from './picked-charge.ts';
export { Picked } from './picked-charges.tsx';
