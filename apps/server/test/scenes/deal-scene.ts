import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { expect } from 'vitest';
import { closeDueAuctions } from '../../src/features/sales/closing/close-due-auctions.ts';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../builders/auctioned-offer.ts';
import type { Buyer } from '../builders/buyer.ts';
import type { TestServer } from '../test-server.ts';
import { purchaseOf } from './purchases/undone-sale.ts';

interface People {
  readonly ana: Buyer;
  readonly bia: Buyer;
  readonly sales: Buyer;
}

/** Waits for a reply that must be a success. */
export async function succeeds(reply: ReturnType<Buyer['post']>): Promise<void> {
  const { statusCode, body } = await reply;
  expect([200, 201], body).toContain(statusCode);
}

/** Deals of Ana’s, by every way; each gives the offer’s code, and that of the proposal where there is one. */
export function dealScene(server: TestServer, people: () => People) {
  const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
    buildAuctionedOffer(server.deps.database, server.clock.now(), given);
  const terms = (code: number, reais: number) => ({
    cdofrta: code,
    cdmoeda: 1,
    vllance: reais,
    frete: 'N',
    endereco: null,
  });
  const won = async (given: Partial<AuctionedOfferTraits> = {}) => {
    const code = await offer(given);
    await succeeds(people().bia.bid(code, 11_000));
    await succeeds(people().ana.bid(code, 12_000));
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    while (await closeDueAuctions(server.deps)) {
      // Earlier ones come first.
    }
    return code;
  };
  const propose = async (reais = 9_000, code?: number) => {
    const on = code ?? (await offer({ acceptsProposals: true }));
    const mensagem = 'Ligue (27) 99911-2233 ou www.golpe.test';
    const body = { ...terms(on, reais), cdusrio: people().ana.id, mensagem };
    const reply = await people().ana.post('/lance/purpose', body);
    return { offer: on, proposal: reply.json<{ data: { codigo: number } }>().data.codigo };
  };
  /** Ana defaults on the won offer. */
  const undone = async () => {
    const code = await won();
    const path = `/admin/purchases/${await purchaseOf(server, code)}/default`;
    await succeeds(people().sales.post(path, { motivo: 'Não pagou no prazo.' }));
    // The ledger does not stand still, nor does the clock.
    server.clock.advance(60_000);
    return code;
  };
  return {
    offer,
    won,
    propose,
    buy: async () => {
      const code = await offer({ buyNowCents: 4_590_000 });
      await succeeds(people().ana.post('/compreja', terms(code, 45_900)));
      return code;
    },
    countered: async () => {
      const given = await propose();
      const body = { valor: 9_500, valorProposta: 9_000, mensagem: 'Fechamos?' };
      await succeeds(people().sales.post(`/admin/proposals/${given.proposal}/counter`, body));
      return given;
    },
    /** The second chance is Bia’s. */
    offered: async () => {
      const code = await undone();
      await succeeds(people().sales.post(`/admin/offers/${code}/second-chance`, {}));
      return code;
    },
  };
}
