import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { STEP_WORDS } from '@patio/contract/sales/transfer/step-words.ts';
import { STEP_RULES, type TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { transferNow } from './transfer-now.ts';
import { lockTransfer, transferredPurchase } from './transfer.store.ts';

interface Asked {
  readonly code: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly idiom: Idiom;
}

/** The steps of the transfer that keep the keys of a purchase from being released now, in words; null: none does. */
export async function transferMissing(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  { code, at, idiom }: Asked,
): Promise<string | null> {
  const purchase = await transferredPurchase(queries, code);
  if (purchase === undefined) return null;
  const { missing } = await transferNow(deps, queries, purchase, at);
  return missing.length === 0 ? null : missing.map((step) => STEP_WORDS[idiom][step]).join(', ');
}

/** The same steps, as far as who sells does them. */
export async function missingOfSeller(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  { code, at }: Pick<Asked, 'code' | 'at'>,
): Promise<readonly TransferStep[]> {
  const purchase = await transferredPurchase(queries, code);
  if (purchase === undefined) return [];
  const { missing } = await transferNow(deps, queries, purchase, at);
  return missing.filter((step) => STEP_RULES[step].owner === 'seller');
}

/** Keeps a vehicle from being released before what the house requires; nothing of it is undone meanwhile. Errors: `transfer-missing`. */
export async function refuseUntransferred(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  asked: Asked,
): Promise<void> {
  await lockTransfer(transaction, asked.code);
  const what = await transferMissing(deps, transaction, asked);
  if (what !== null) throw new ApiError('transfer-missing', { parameters: { what } });
}
