import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lockOpenCase } from './cases.store.ts';
import { ofSixMonths, openCase } from './look-at-person.ts';
import { operationsOfPerson } from './operations-of-person.ts';
import { buyerOf, lockPerson, personOf } from './operations.store.ts';

interface Asked {
  readonly purchase: number;
  readonly by: number;
  readonly reason: string;
  readonly at: number;
}

/** Opens a case about the buyer of a purchase, with their operations of six months; gives its code, or why there is none. */
export async function openByHand(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { purchase, by, reason, at }: Asked,
): Promise<number | ApiError> {
  const account = await buyerOf(transaction, purchase);
  if (account === undefined) return new ApiError('purchase-not-found');
  await lockPerson(transaction, account);
  const person = await personOf(transaction, account);
  if (person === undefined) return new ApiError('purchase-not-found');
  if ((await lockOpenCase(transaction, account, 'manual')) !== undefined)
    return new ApiError('aml-case-open');
  const found = ofSixMonths(await operationsOfPerson(transaction, person, at), at);
  return openCase(deps, transaction, { person, flag: 'manual', found, by, reason, at });
}
