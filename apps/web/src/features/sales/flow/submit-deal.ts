import { CallFailure } from '@patio/api-client/call-failure.ts';
import { placeBid } from '@patio/contract/trading/auctions/place-bid.ts';
import { sendProposal } from '@patio/contract/sales/proposals/send-proposal.ts';
import { buyNow } from '@patio/contract/sales/buy-now/buy-now.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { rememberMaximum, rememberPseudonym } from '../../trading/standings/public.ts';
import type { DealIntent } from '../../identity/intents/public.ts';
import { refusalOf, type DealRefusal } from './refusals/deal-refusal.ts';

/** An accepted deal; `purchase`: the code of what was bought at once. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly purchase: number | null;
}

const ACCEPTED: Accepted = { kind: 'accepted', purchase: null };

/**
 * Sends the intention of the flow, and gives what came of it (FLOW-21, AUTO-05). The key makes a repeated request harmless (rule 0.8).
 * @param total the total that was shown, in centavos; null: to be agreed on; undefined: none was shown.
 */
export async function submitDeal(
  intent: DealIntent,
  userCode: number,
  total?: number | null,
): Promise<DealRefusal | Accepted> {
  try {
    return await send(intent, userCode, total);
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    // A bid that was outbid at once is recorded: its bidder is known by this pseudonym from now on.
    const { participante } = failure.reply;
    if (failure.status === 409 && typeof participante === 'string') {
      rememberPseudonym({ userCode, offerCode: intent.offer.code }, participante);
    }
    return refusalOf(intent.type, failure);
  }
}

async function send(
  intent: DealIntent,
  userCode: number,
  total: number | null | undefined,
): Promise<Accepted> {
  const options = { idempotencyKey: intent.key, action: true };
  const terms = {
    cdofrta: intent.offer.code,
    cdmoeda: 1 as const,
    vllance: reaisFromCentavos(intent.value),
    frete: intent.freight ?? ('N' as const),
    endereco: intent.freight === 'S' ? intent.address : null,
    ...(total === undefined ? {} : { vltotal: total === null ? null : reaisFromCentavos(total) }),
    ...(intent.partner === null ? {} : { parceiroId: intent.partner.id }),
  };
  switch (intent.type) {
    case 'BUY': {
      const { data } = await browserCall(buyNow, { body: terms }, options);
      return { kind: 'accepted', purchase: data.codigo };
    }
    case 'PURPOSE': {
      const words = { mensagem: intent.message.trim() || undefined };
      const body = { ...terms, cdusrio: userCode, ...words };
      await browserCall(sendProposal, { body }, options);
      return ACCEPTED;
    }
    case 'BID':
    case 'AUTO_BID': {
      const { data } = await browserCall(
        placeBid,
        { body: { ...terms, ismaximo: intent.type === 'AUTO_BID' } },
        options,
      );
      const place = { userCode, offerCode: intent.offer.code };
      rememberPseudonym(place, data.participante);
      if (intent.type === 'AUTO_BID') rememberMaximum(place, intent.value);
      return ACCEPTED;
    }
  }
}
