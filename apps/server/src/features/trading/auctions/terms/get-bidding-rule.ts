import type { getBiddingRule as contract } from '@patio/contract/trading/auctions/get-bidding-rule.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentBands } from '../../../catalogue/increments/public.ts';
import { auctionReader } from '../auctions.store.ts';
import { offerBands } from './offer-bands.ts';
import { findSteps } from '../steps.store.ts';

const MINUTE = 60_000;

/** The rule by which the bids of an offer are decided, as published on its page (rules 0.3 to 0.6). */
export const getBiddingRule =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const [row, steps] = await Promise.all([
      auctionReader(database).find(params.id, now),
      findSteps(database, params.id, now),
    ]);
    if (!row || !steps) return fail('offer-not-found');
    const own = steps.increments.length > 0;
    return {
      base: reaisFromCentavos(row.base_cents),
      automatico: reaisFromCentavos(row.increment_cents),
      minimumStep: row.minimum_step,
      faixas: own ? null : presentBands(await offerBands(database, steps)),
      reserva: row.reserve_cents !== null,
      prorrogacaoMinutos: row.soft_close_ms / MINUTE,
      prorrogacaoMaximaMinutos: row.soft_close_cap_ms / MINUTE,
      intervaloMinutos: config.rules.bidThrottleMs / MINUTE,
      diasCondicional: config.rules.conditionalSaleDays,
    };
  };
