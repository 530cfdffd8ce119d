import type { listMyOffers as contract } from '@patio/contract/negotiations/list-my-offers.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { presentNegotiation } from './negotiations.present.ts';
import { negotiationReader } from './negotiations.store.ts';

/** Negotiations and purchases of the signed-in user, newest action first, one row per offer (S-54). */
export const listMyOffers =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now }) => {
    const reader = negotiationReader(database);
    const rows = await reader.list(actor.accountId, now - config.rules.withdrawnProposalMs);
    const history = await reader.history(
      actor.accountId,
      rows.map((row) => row.offer_code),
    );
    const byOffer = Map.groupBy(history, (entry) => entry.offer_code);
    return {
      data: rows.map((row) =>
        presentNegotiation(row, byOffer.get(row.offer_code) ?? [], actor.accountId, now),
      ),
    };
  };
