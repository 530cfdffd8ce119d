import type { getLedger as contract } from '@patio/contract/trading/auctions/get-ledger.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { auctionReader } from '../auctions.store.ts';
import { presentLedger } from './ledger.present.ts';

/** The ledger with pseudonyms; the maxima once they are final, so that anyone can recompute the outcome (rules 0.9, 0.41). */
export const getLedger =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const reader = auctionReader(database);
    const row = await reader.find(params.id, now);
    if (!row) return fail('offer-not-found');
    const [lines, maxima] = await Promise.all([reader.ledger(params.id), reader.maxima(params.id)]);
    return presentLedger(
      row,
      {
        // Lines added after the row was read belong to the next reply.
        lines: lines.filter((line) => line.seq <= row.last_seq),
        maxima: maxima.filter((maximum) => maximum.at <= (row.last_at ?? 0)),
      },
      now,
    );
  };
