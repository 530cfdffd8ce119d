import type { FastifyInstance, FastifyRequest } from 'fastify';
import { code } from '@patio/contract/wire/primitives.ts';
import { placeBid } from '@patio/contract/trading/auctions/place-bid.ts';
import { sendProposal } from '@patio/contract/sales/proposals/send-proposal.ts';
import { buyNow } from '@patio/contract/sales/buy-now/buy-now.ts';
import type { TraceBook } from './trace-book.ts';

const deals = new Set<string>([placeBid.path, sendProposal.path, buyNow.path]);

/** Records every attempt to bid, propose or buy, accepted or refused, once it is answered. */
export function noteDeals(app: FastifyInstance, book: TraceBook): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (isDeal(request)) noteDeal(request, book);
    done();
  });
}

function noteDeal(request: FastifyRequest, book: TraceBook): void {
  const { accountId } = request;
  if (accountId === null) return;
  const offerCode = code.safeParse(offerIn(request.body));
  if (!offerCode.success) return;
  book.note({
    accountId,
    offerCode: offerCode.data,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
  });
}

const isDeal = ({ routeOptions: { config, method } }: FastifyRequest): boolean =>
  method === 'POST' && config.contract !== undefined && deals.has(config.contract.path);

/** The offer in a body, whatever the letter case of the field's name (C-27). */
function offerIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return null;
  return Object.entries(body).find(([name]) => name.toLowerCase() === 'cdofrta')?.[1];
}
