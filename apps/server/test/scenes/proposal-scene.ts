import type { AuctionedOfferTraits } from '../builders/auctioned-offer.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import type { TestServer } from '../test-server.ts';

/** People and offers for tests of proposals. */
export interface ProposalScene {
  readonly ana: Buyer;
  readonly sales: Buyer;
  offer(given?: Partial<AuctionedOfferTraits>): Promise<number>;
  /** Returns the code of Ana's new proposal; R$ 9.000,00 by default. */
  propose(offer: number, reais?: number, by?: Buyer): Promise<number>;
  /** A proposal of Ana's on an offer of its own, answered with R$ 9.500,00. */
  countered(given?: Partial<AuctionedOfferTraits>): Promise<{ offer: number; code: number }>;
  staff(path: string, body: object, by?: Buyer): Promise<{ status: number; body: unknown }>;
  buyer(path: string, body: object, by?: Buyer, key?: string): Promise<{ status: number; body: unknown }>;
  /** `step actor value` of every step, in order; values in reais. */
  history(code: number): Promise<string[]>;
  statusOf(code: number): Promise<string | undefined>;
  /** Subject of the newest mail to a user. */
  lastMail(to: string): Promise<{ subject: string; text: string } | undefined>;
}

/** Ana, who proposes, and a user of the sales team; nobody meets a limit. */
export async function proposalScene(server: TestServer): Promise<ProposalScene> {
  const { database } = server.deps;
  await database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  await database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
  });
  const ana = await buildBuyer(server);
  const sales = await buildBuyer(server, { staffRole: 'sales' });
  const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
    buildAuctionedOffer(database, server.clock.now(), { acceptsProposals: true, ...given });
  const send = async (by: Buyer, path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await by.post(path, body, headers);
    return { status: reply.statusCode, body: reply.json<unknown>() };
  };
  const propose = async (code: number, reais = 9_000, by = ana) => {
    const terms = { cdusrio: by.id, cdofrta: code, cdmoeda: 1, vllance: reais, frete: 'N', endereco: null };
    const reply = await by.post('/lance/purpose', terms);
    return reply.json<{ data: { codigo: number } }>().data.codigo;
  };
  const staff = (path: string, body: object, by = sales) => send(by, `/admin/proposals/${path}`, body);
  return {
    ana,
    sales,
    offer,
    propose,
    staff,
    countered: async (given) => {
      const code = await propose(await offer(given));
      await staff(`${code}/counter`, { valor: 9_500, valorProposta: 9_000, mensagem: 'Fechamos assim?' });
      const row = await database.row<{ offer_code: number }>(
        { name: 'test.offer-of', text: 'select offer_code from proposal where code = $1' },
        [code],
      );
      return { offer: row?.offer_code ?? 0, code };
    },
    buyer: (path, body, by = ana, key) =>
      send(by, `/lance/purpose/${path}`, body, key === undefined ? {} : { 'idempotency-key': key }),
    ...storedProposals(server),
  };
}

/** What is stored of proposals, and the newest mails. */
function storedProposals({
  deps: { database },
}: TestServer): Pick<ProposalScene, 'history' | 'statusOf' | 'lastMail'> {
  return {
    history: async (code) => {
      const rows = await database.rows<{ line: string }>(
        {
          name: 'test.history',
          text: `select concat_ws(' ', step, actor_kind, (value_cents / 100)::text) as line from proposal_step
                 where proposal_code = $1 order by seq`,
        },
        [code],
      );
      return rows.map(({ line }) => line);
    },
    statusOf: async (code) =>
      (
        await database.row<{ status: string }>(
          { name: 'test.status', text: 'select status from proposal where code = $1' },
          [code],
        )
      )?.status,
    lastMail: (to) =>
      database.row<{ subject: string; text: string }>(
        {
          name: 'test.last-mail',
          text: 'select subject, text from mail where recipient = $1 order by id desc limit 1',
        },
        [to],
      ),
  };
}
