import type { listMyOffers as contract } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownProposals } from '../proposals/public.ts';
import { ownRegrets } from '../regrets/public.ts';
import { ownWithdrawals } from '../reopenings/public.ts';
import { openSecondChances } from '../second-chances/public.ts';
import { presentNegotiation } from './negotiations.present.ts';
import { negotiationReader } from './negotiations.store.ts';

/** Negotiations and purchases of the signed-in user, newest action first, one row per offer (S-54). */
export const listMyOffers =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now }) => {
    const reader = negotiationReader(database);
    const rows = await reader.list(actor.accountId, now - config.rules.withdrawnProposalMs);
    const codes = rows.map((row) => row.offer_code);
    const history = await reader.history(actor.accountId, codes);
    const proposals = await ownProposals(database, actor.accountId, codes, now);
    const chances = await openSecondChances(database, actor.accountId, codes, now);
    const { regret: setting } = config.rules;
    const regrets = await ownRegrets(database, actor.accountId, codes, { setting, now });
    const withdrawals = await ownWithdrawals(database, actor.accountId, codes, now);
    const byOffer = Map.groupBy(history, (entry) => entry.offer_code);
    return {
      data: rows.map((row) =>
        presentNegotiation(
          row,
          {
            history: byOffer.get(row.offer_code) ?? [],
            proposal: proposals.get(row.offer_code) ?? null,
            secondChance: chances.get(row.offer_code) ?? null,
            regret: regrets.get(row.offer_code) ?? null,
            withdrawal: withdrawals.get(row.offer_code) ?? null,
          },
          actor.accountId,
          now,
        ),
      ),
    };
  };
