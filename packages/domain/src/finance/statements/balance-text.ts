import { plainName } from '../charges/payer.ts';

/** Lines by which banks tell a balance among the movements. */
const BALANCES = new Set([
  'saldo',
  's a l d o',
  'saldo anterior',
  'saldo inicial',
  'saldo parcial',
  'saldo final',
  'saldo atual',
  'saldo do dia',
  'saldo dia',
  'saldo total',
  'saldo em conta',
  'saldo em conta corrente',
  'saldo bloqueado',
  'saldo disponivel',
  'saldo total disponivel dia',
  'saldo do dia anterior',
]);

/** Whether a line tells a balance, and moves nothing. */
export function isBalanceText(text: string): boolean {
  return BALANCES.has(plainName(text));
}
