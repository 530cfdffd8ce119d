import type { Buyer } from '../../builders/buyer.ts';
import { buildAuctionedOffer } from '../../builders/auctioned-offer.ts';
import { buildPurchasedOffer } from '../../builders/purchase.ts';
import type { StaffMember } from '../../builders/staff.ts';
import type { TestServer } from '../../test-server.ts';

/** A message as tests read it. */
export interface SeenMessage {
  readonly codigo: number;
  readonly lado: string;
  readonly minha: boolean;
  readonly autor: string | null;
  readonly texto: string | null;
  readonly lidaEm: string | null;
  readonly motivoOculta: string | null;
  readonly arquivos: readonly { readonly codigo: number; readonly nome: string; readonly bytes: number }[];
}

interface Seen {
  readonly podeEscrever: boolean;
  readonly naoLidas: number;
  readonly mensagens: SeenMessage[];
  readonly temAntes: boolean;
  readonly prazo: string | null;
  readonly comprador: string | null;
}

type Reader = Pick<Buyer, 'get'>;
type Writer = Pick<StaffMember, 'post'>;

/** A purchase of a buyer, of the house or of a store, and its code. */
export async function boughtDeal(server: TestServer, buyerId: number, store: number | null = null) {
  const offer = await buildPurchasedOffer(server, buyerId);
  if (store !== null) await giveToStore(server, offer, store);
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.deal-purchase', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  return { offer, purchase: row?.code ?? 0 };
}

/** An offer with an open proposal of a buyer, of the house or of a store. */
export async function proposedDeal(server: TestServer, buyer: Buyer, store: number | null = null) {
  const { deps, clock } = server;
  const offer = await buildAuctionedOffer(deps.database, clock.now(), {
    acceptsProposals: true,
    endAt: clock.now() + 30 * 86_400_000,
  });
  if (store !== null) await giveToStore(server, offer, store);
  const sent = await buyer.post('/lance/purpose', {
    cdusrio: buyer.id,
    cdofrta: offer,
    cdmoeda: 1,
    vllance: 9_000,
    frete: 'N',
    endereco: null,
  });
  if (sent.statusCode !== 201) throw new Error(`The proposal was answered ${sent.statusCode}.`);
  return offer;
}

async function giveToStore(server: TestServer, offer: number, store: number): Promise<void> {
  await server.deps.database.run(
    { name: 'test.deal-of-store', text: 'update offer set partner_id = $2 where code = $1' },
    [offer, store],
  );
}

/** The number of the only conversation about an offer. */
export async function conversationAbout(server: TestServer, offer: number): Promise<number> {
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.conversation', text: 'select code from deal_conversation where offer_code = $1' },
    [offer],
  );
  return row?.code ?? 0;
}

/** What a buyer reads: `compra/7` or `oferta/7`. */
export const ownTalk = async (by: Reader, which: string, query = ''): Promise<Seen> =>
  (await by.get(`/usrio/conversas/${which}${query}`)).json<{ data: Seen }>().data;

/** What a user of the back office reads. */
export const officeTalk = async (by: Reader, code: number, query = ''): Promise<Seen> =>
  (await by.get(`/admin/conversations/${code}${query}`)).json<{ data: Seen }>().data;

/** Sends a message of a buyer. */
export const write = (by: Buyer, which: string, texto: string, more: object = {}, key?: string) =>
  by.post(
    `/usrio/conversas/${which}/mensagens`,
    { texto, ...more },
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** Sends a message of who sells. */
export const reply = (by: Writer, code: number, texto: string, more: object = {}) =>
  by.post(`/admin/conversations/${code}/messages`, { texto, ...more });
