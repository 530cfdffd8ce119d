import { getBiddingRule } from '@patio/contract/trading/auctions/get-bidding-rule.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import type { IncrementBand } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** The published rule of an offer. Money in centavos, durations in minutes. */
export interface RuleView {
  readonly base: number;
  readonly automaticIncrement: number;
  /** Whether a bid must exceed the price by at least an increment. */
  readonly stepsBind: boolean;
  /** Null: the offer has increments of its own. */
  readonly bands: readonly IncrementBand[] | null;
  readonly hasReserve: boolean;
  readonly softClose: number;
  readonly softCloseMost: number;
  readonly throttle: number;
  readonly conditionalDays: number;
}

/** Loads the rule for the bids of an offer; null when it could not be loaded. */
export async function loadRule(code: number): Promise<RuleView | null> {
  const reply = await browserCall(getBiddingRule, { params: { id: code } }).catch(() => null);
  return reply === null ? null : ruleView(reply);
}

function ruleView(reply: Reply<typeof getBiddingRule>): RuleView {
  const amount = (reais: number): number => centavosFromReais(reais) ?? 0;
  return {
    base: amount(reply.base),
    automaticIncrement: amount(reply.automatico),
    stepsBind: reply.minimumStep === 'increment',
    bands:
      reply.faixas?.map(({ ate, passo }) => ({
        upTo: ate === null ? null : amount(ate),
        step: amount(passo),
      })) ?? null,
    hasReserve: reply.reserva,
    softClose: reply.prorrogacaoMinutos,
    softCloseMost: reply.prorrogacaoMaximaMinutos,
    throttle: reply.intervaloMinutos,
    conditionalDays: reply.diasCondicional,
  };
}
