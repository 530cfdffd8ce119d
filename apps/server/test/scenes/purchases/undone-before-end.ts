import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../builders/auctioned-offer.ts';
import type { Buyer } from '../../builders/buyer.ts';
import type { StaffMember } from '../../builders/staff.ts';
import { mailsTo } from '../../mails.ts';
import type { TestServer } from '../../test-server.ts';
import { purchaseOf } from './undone-sale.ts';
import { verifyLedgers } from '../../../src/features/trading/ledger/public.ts';

/** Who takes part: one leads with a maximum, one is beaten, one buys at once. */
export interface People {
  readonly sales: StaffMember;
  readonly leader: Buyer;
  readonly beaten: Buyer;
  readonly buyer: Buyer;
}

/** Buys an offer at once for R$ 30.000,00. */
export async function buyAtOnce(buyer: Buyer, code: number): Promise<number> {
  const order = { cdofrta: code, cdmoeda: 1, vllance: 30_000, frete: 'S', endereco: buyer.addressCode };
  return (await buyer.post('/compreja', order)).statusCode;
}

/** The sales team undoes the purchase of an offer; what it answers. */
export async function undoPurchase(server: TestServer, sales: StaffMember, code: number) {
  const purchase = await purchaseOf(server, code);
  return sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou.' });
}

/** An offer with a leader up to R$ 15.000,00 over a bid of R$ 12.000,00, bought at once and undone before its end; gives its code. */
export async function undoneBeforeEnd(
  server: TestServer,
  { sales, leader, beaten, buyer }: People,
  given: Partial<AuctionedOfferTraits> = {},
): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 3_000_000,
    acceptsProposals: true,
    ...given,
  });
  await leader.bid(code, 15_000, { automatic: true });
  await beaten.bid(code, 12_000);
  if ((await buyAtOnce(buyer, code)) !== 201) throw new Error('The offer could not be bought.');
  await undoPurchase(server, sales, code);
  return code;
}

/** The sales team opens an offer again. */
export const reopen = (code: number, by: Pick<Buyer, 'post'>) =>
  by.post(`/admin/offers/${code}/reopen`, { motivo: 'A compra não se concretizou.' });

/** An offer among the negotiations of a user. */
export async function negotiationOf(buyer: Buyer, code: number): Promise<object | undefined> {
  const { data } = (await buyer.get('/offer/myoffers')).json<{ data: { codigo: number }[] }>();
  return data.find(({ codigo }) => codigo === code);
}

/** The subjects of the mails to a user, the newest first, without the title of the offer. */
export async function subjectsTo(server: TestServer, buyer: Buyer): Promise<(string | undefined)[]> {
  const mails = await mailsTo(server.deps.database, buyer.email);
  return mails.map(({ subject }) => subject.split(' – ')[0]);
}

/** What `verify-ledger` finds wrong with an offer. */
export async function faultsOf(server: TestServer, code: number): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  await verifyLedgers(server.deps.database, [code], (fault) => faults.push(fault));
  return faults;
}
