/** R$ 1 million, in centavos: more is a slip of the hand. */
const MOST = 100_000_000;

/** Whether an amount (centavos; null: it could not be read) can be proposed as a freight: nothing, which is free, up to R$ 1 million. */
export function isFreightAmount(amount: number | null): amount is number {
  return amount !== null && Number.isInteger(amount) && amount >= 0 && amount <= MOST;
}
