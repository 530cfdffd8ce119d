import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { followStage } from '../purchases/public.ts';
import { writeWay } from './deliveries.store.ts';

interface Way {
  readonly freight: 'S' | 'N';
  /** Centavos; null: to be agreed. */
  readonly amount: number | null;
  readonly at: number;
}

/** Writes how a purchase reaches its buyer from now on; when it waits for that, the term of its step begins again. */
export async function switchWay(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  code: number,
  { freight, amount, at }: Way,
): Promise<void> {
  await followStage(deps, transaction, { code, at }, () => writeWay(transaction, code, { freight, amount }));
}
