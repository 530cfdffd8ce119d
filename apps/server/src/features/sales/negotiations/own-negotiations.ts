import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ownProposals } from '../proposals/public.ts';
import { nextSteps } from '../purchases/public.ts';
import { ownRegrets } from '../regrets/public.ts';
import { ownWithdrawals } from '../reopenings/public.ts';
import { openSecondChances } from '../second-chances/public.ts';
import { presentNegotiation } from './negotiations.present.ts';
import { negotiationReader, type NegotiationRow } from './negotiations.store.ts';

type Reading = Pick<ServerDeps, 'database' | 'config'>;

/** Negotiations and purchases of an account, newest action first, one row per offer (S-54), as its owner sees them. */
export async function ownNegotiations(
  deps: Reading,
  accountId: number,
  now: number,
): Promise<NegotiationOffer[]> {
  const since = now - deps.config.rules.withdrawnProposalMs;
  const rows = await negotiationReader(deps.database).list(accountId, since, null);
  return presentRows(deps, rows, accountId, now);
}

/** What an account has going on one offer, however long ago; undefined: nothing. */
export async function ownNegotiation(
  deps: Reading,
  { accountId, offerCode }: { readonly accountId: number; readonly offerCode: number },
  now: number,
): Promise<NegotiationOffer | undefined> {
  const rows = await negotiationReader(deps.database).list(accountId, 0, offerCode);
  return (await presentRows(deps, rows, accountId, now))[0];
}

async function presentRows(
  { database, config }: Reading,
  rows: readonly NegotiationRow[],
  accountId: number,
  now: number,
): Promise<NegotiationOffer[]> {
  const reader = negotiationReader(database);
  const codes = rows.map((row) => row.offer_code);
  const history = await reader.history(accountId, codes);
  const proposals = await ownProposals(database, accountId, codes, now);
  const chances = await openSecondChances(database, accountId, codes, now);
  const { regret: setting } = config.rules;
  const regrets = await ownRegrets(database, accountId, codes, { setting, now });
  const withdrawals = await ownWithdrawals(database, accountId, codes, now);
  const purchases = rows.flatMap(({ purchase_code: code }) => (code === null ? [] : [code]));
  const next = await nextSteps(database, purchases, now);
  const byOffer = Map.groupBy(history, (entry) => entry.offer_code);
  return rows.map((row) =>
    presentNegotiation(
      row,
      {
        next: row.purchase_code === null ? null : (next.get(row.purchase_code) ?? null),
        history: byOffer.get(row.offer_code) ?? [],
        proposal: proposals.get(row.offer_code) ?? null,
        secondChance: chances.get(row.offer_code) ?? null,
        regret: regrets.get(row.offer_code) ?? null,
        withdrawal: withdrawals.get(row.offer_code) ?? null,
      },
      accountId,
      now,
    ),
  );
}
