import { placeBid as contract } from '@patio/contract/trading/auctions/place-bid.ts';
import { z } from 'zod';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../../platform/http/serve.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import { dealRequest } from '../../deals/public.ts';
import type { BidQueue } from './bid-queue.ts';
import type { BidRequest } from './bid-request.ts';

/** Places a manual or an automatic bid (API-71, S-01, S-02). */
export const placeBid =
  (queue: BidQueue): Handler<typeof contract> =>
  async (input, context) => {
    const outcome = await queue.submit(bidRequest(input, context));
    if (outcome instanceof ApiError) throw outcome;
    if (outcome.status === contract.success.status) return contract.success.schema.parse(outcome.reply);
    throw new ApiError('higher-bid-exists', { extra: beatenReply.parse(outcome.reply) });
  };

const beatenReply = z.object({ valorLeilao: z.number(), participante: z.string() });

function bidRequest(
  { body }: Pick<HandlerInput<typeof contract>, 'body'>,
  context: SignedInContext,
): BidRequest {
  const { arrivedAt } = context.request;
  const deal = { ...dealRequest('place-bid', body.raw, context), arrivedAt };
  if (body.problem) return { ...deal, problem: body.problem };
  const { vllance, ismaximo, frete, endereco, parceiroId, vltotal } = body.checked;
  return {
    ...deal,
    problem: null,
    amount: vllance,
    automatic: ismaximo,
    terms: { freight: frete, addressCode: endereco ?? null, referrerId: parceiroId ?? null },
    ...(vltotal === undefined ? {} : { total: vltotal }),
  };
}
