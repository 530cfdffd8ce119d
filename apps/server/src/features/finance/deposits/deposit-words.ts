import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import type { DepositState } from '@patio/domain/finance/deposits/deposit-step.ts';

/** The states of a deposit, in the words of the API. */
export const DEPOSIT_WORDS = {
  asked: 'pedida',
  held: 'guardada',
  returning: 'devolvendo',
  returned: 'devolvida',
  kept: 'retida',
  used: 'usada',
  lapsed: 'nao-paga',
} as const satisfies Record<DepositState, OwnDeposit['situacao']>;
