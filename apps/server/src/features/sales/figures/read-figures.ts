import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import type { readFigures as contract } from '@patio/contract/sales/figures/read-figures.ts';
import { readFigures as call } from '@patio/contract/sales/figures/read-figures.ts';
import { figuresPeriod } from '@patio/domain/sales/figures/figures-period.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentFigures } from './figures.present.ts';
import { readFacts } from './figures.store.ts';

/** How a period went, for the house or a store of its choice; users of a store see theirs, whichever they ask for. */
export const readFigures =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, context) => ({ data: await figuresFor(database, query, context) });

/** The figures as a user may see them. */
export async function figuresFor(
  database: Database,
  { de, ate, loja }: { readonly de: string; readonly ate: string; readonly loja?: number | undefined },
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
): Promise<Figures> {
  const store = storeOf(actor, call) ?? loja ?? null;
  return database.transact((transaction) => figuresOf(transaction, { de, ate, store }, now));
}

/** The figures of a period: of a store, of the house alone (0), or of all (null). */
export async function figuresOf(
  transaction: Transaction,
  { de, ate, store }: { readonly de: string; readonly ate: string; readonly store: number | null },
  now: number,
): Promise<Figures> {
  const facts = await readFacts(transaction, { ...figuresPeriod(de, ate), store }, now);
  return presentFigures(facts, de, ate);
}
