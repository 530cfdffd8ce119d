import type { offerSecondChance as contract } from '@patio/contract/sales/second-chances/offer-second-chance.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import {
  offerSecondChance as decideOffer,
  type SecondChanceFacts,
  type SecondChanceOffer,
} from '@patio/domain/sales/second-chances/offer-second-chance.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  auctionHistory,
  auctionLocker,
  auctionState,
  pseudonym,
  refusedAward,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { isLimitReached, usageOf } from '../../people/limits/public.ts';
import { defaultersOf } from '../purchases/public.ts';
import { hasOpenFlags } from '../../people/reviews/public.ts';
import { stoppedAmong } from '../../people/strikes/public.ts';
import { announceSecondChance } from './announce-second-chance.ts';
import { isVehicleAway } from '../reopenings/public.ts';
import { isWithdrawn } from '../sale-withdrawals/public.ts';
import { secondChanceOf } from './second-chance-of.ts';
import { secondChanceReader, secondChanceWriter } from './second-chances.store.ts';

/** Offers an undone sale to the next bidder, chosen by the rules; under the offer's lock, so that two staff members offer it once. */
export const offerSecondChance =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const [row] = await auctionLocker(transaction).lockAll([params.id]);
      if (!row) return new ApiError('offer-not-found');
      if (await isWithdrawn(transaction, row.offer_code)) return new ApiError('offer-withdrawn');
      const closed = await refusedAward(transaction, row, deps.clock.now());
      if (closed) return closed;
      if (await isVehicleAway(transaction, row.offer_code)) return new ApiError('vehicle-away');
      const days = body.dias ?? deps.config.rules.secondChanceDays;
      const facts = await factsOf(deps, transaction, row, days);
      const history = await auctionHistory(transaction, row.offer_code);
      const decision = decideOffer(auctionState(row), history, facts);
      if (decision.kind === 'refused') return refused(decision.reason);
      const { bidderId, value, deadline } = decision.chance;
      const usage = await usageOf(transaction, bidderId, saoPauloMonth(facts.at).from, facts.at);
      if (!usage || isLimitReached('PODE_COMPRAR', usage)) {
        return new ApiError('runner-up-limit-reached');
      }
      const code = await secondChanceWriter(transaction).insert({
        offerCode: row.offer_code,
        accountId: bidderId,
        value,
        offeredBy: actor.accountId,
        at: facts.at,
        deadline,
      });
      const notice = { kind: 'offered', code, accountId: bidderId, value, deadline, at: facts.at } as const;
      await announceSecondChance(deps, transaction, row, notice);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'offer-second-chance',
        subject: `offer ${row.offer_code}`,
        details: { chance: code, bidder: bidderId, value, days },
        before: { bidder: null, until: null },
        after: { bidder: bidderId, until: deadline },
        at: facts.at,
      });
      transaction.afterCommit(() => deps.live.publish(row.offer_code));
      return { code, value, deadline, participant: pseudonym(row.pseudonym_key, bidderId) };
    });
    if (outcome instanceof ApiError) throw outcome;
    return {
      data: {
        codigo: outcome.code,
        codigoOferta: params.id,
        participante: outcome.participant,
        valor: reaisFromCentavos(outcome.value),
        ate: isoInstant(outcome.deadline),
      },
    };
  };

async function factsOf(
  { clock, config }: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  days: number,
): Promise<SecondChanceFacts> {
  const at = clock.now();
  const reader = secondChanceReader(transaction);
  const bidders = await reader.bidders(row.offer_code);
  const ids = bidders.map(({ id }) => id);
  const stopped = await stoppedAmong(transaction, ids, at, config.rules.strikes);
  return {
    defaulters: await defaultersOf(transaction, row.offer_code),
    earlier: (await reader.ofOffer(row.offer_code)).map(secondChanceOf),
    barred: [...stopped, ...bidders.filter(({ barred }) => barred).map(({ id }) => id)],
    underReview: await hasOpenFlags(transaction, row.offer_code),
    days,
    at,
  };
}

function refused(reason: Extract<SecondChanceOffer, { kind: 'refused' }>['reason']): ApiError {
  switch (reason) {
    case 'not-defaulted':
    case 'not-for-sale':
      return new ApiError('second-chance-impossible');
    case 'before-end':
      return new ApiError('second-chance-too-early');
    case 'already-offered':
      return new ApiError('second-chance-pending');
    case 'under-review':
      return new ApiError('second-chance-under-review');
    case 'nobody-left':
      return new ApiError('second-chance-nobody-left');
    case 'invalid-term':
      return new ApiError('invalid-fields');
  }
}
