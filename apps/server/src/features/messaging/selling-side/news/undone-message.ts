import { AUCTION_DEFAULTS } from '@patio/domain/trading/auctions/auction-state.ts';
import { regretProtocol } from '@patio/domain/sales/regrets/regret-protocol.ts';
import { messages } from '../../mail/public.ts';
import type { RegrettedFacts, WithdrawnFacts } from './deal-facts.store.ts';
import type { NewsRow } from './selling-news.store.ts';
import type { TeamMessage, NotifiedDeal } from './team-message.ts';

/** A consumer returned their purchase (rule 0.27). */
export function ofRegret(
  regretted: RegrettedFacts,
  { ref, at }: NewsRow,
  { team, offer, answerBy }: NotifiedDeal,
): TeamMessage['write'] {
  return (reader) =>
    messages.salesRegret({
      ...team,
      ...reader,
      protocol: regretProtocol(ref, regretted.at),
      valueCentavos: regretted.value_cents,
      buyerName: regretted.name,
      refunds: regretted.refunds,
      delivered: regretted.delivered,
      contactBy: answerBy(at),
      openUntil: offer.open ? offer.end_at : null,
    });
}

/** Staff withdrew a sale for cause (rule 0.32). */
export function ofWithdrawal(withdrawn: WithdrawnFacts, { team }: NotifiedDeal): TeamMessage['write'] {
  return (reader) =>
    messages.salesWithdrawal({
      ...team,
      ...reader,
      valueCentavos: withdrawn.value_cents,
      buyerName: withdrawn.name,
      cause: withdrawn.cause,
      refund: withdrawn.refunds,
    });
}

/** Staff reopened an offer; null once it is closed: its new end is announced separately (rule 0.28). */
export function ofReopening({ at }: NewsRow, { team, offer }: NotifiedDeal): TeamMessage['write'] | null {
  if (!offer.open) return null;
  return (reader) =>
    messages.salesReopened({
      ...team,
      ...reader,
      valueCentavos: offer.price_cents,
      endAt: offer.end_at,
      withdrawUntil: at + AUCTION_DEFAULTS.reopenedForMs,
    });
}
