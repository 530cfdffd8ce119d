import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText, type ErrorCode } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const idioms = ['PTBR', 'EN'] as const;
type Idiom = (typeof idioms)[number];
type Words = (idiom: Idiom) => string;

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let open: number;
let ended: number;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
  open = await offer();
  ended = await offer({ endAt: server.clock.now() });
});
afterAll(() => server.close());

const offer = (given = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
    ...given,
  });

const field =
  (message: string, path = ''): Words =>
  (idiom) =>
    fieldText(message, path, idiom);
const failure =
  (code: ErrorCode, parameters: Readonly<Record<string, string>> = {}): Words =>
  (idiom) =>
    errorText(code, idiom, parameters);

const amount = field('amount-invalid');
const tooHigh = field('amount-too-high');
const currency = field('currency-unknown');
const address = failure('address-needed');
const freight = failure('freight-needed');
const unknown = failure('offer-not-found');
const unreadable = failure('malformed-request');

interface Case {
  readonly name: string;
  /** What is wrong, beside everything that is right. */
  readonly wrong?: () => object;
  /** The body as it is sent. */
  readonly text?: (good: object) => string;
  readonly status: number;
  readonly says: Words;
  readonly paths?: readonly string[];
}

const cases: readonly Case[] = [
  ...[-1, -0.01, 0, 10.005, 1e-9, '1.234,56', '12000', '', 'NaN', null, true, [12_000], {}].map(
    (vllance) => ({
      name: `the amount ${JSON.stringify(vllance)}`,
      wrong: () => ({ vllance }),
      status: 422,
      says: amount,
    }),
  ),
  { name: 'no amount', wrong: () => ({ vllance: undefined }), status: 422, says: amount },
  {
    name: 'an endless amount',
    text: (good) => JSON.stringify(good).replace('12000', '1e309'),
    status: 422,
    says: amount,
  },
  {
    name: 'NaN',
    text: (good) => JSON.stringify(good).replace('12000', 'NaN'),
    status: 400,
    says: unreadable,
  },
  ...[1_000_000_000, 1e13, 1e300].map((vllance) => ({
    name: `the amount ${vllance}`,
    wrong: () => ({ vllance }),
    status: 422,
    says: tooHigh,
  })),
  ...[2, 0, '1', null, undefined].map((cdmoeda) => ({
    name: `the currency ${JSON.stringify(cdmoeda)}`,
    wrong: () => ({ cdmoeda }),
    status: 422,
    says: currency,
  })),
  {
    name: 'a bid below the opening value',
    wrong: () => ({ vllance: 9_999.99 }),
    paths: ['/lance'],
    status: 422,
    says: failure('bid-below-minimum', { value: 'R$\u00A010.000,00' }),
  },
  {
    name: 'a maximum below the opening value, C-74',
    wrong: () => ({ vllance: 0.01, ismaximo: true }),
    paths: ['/lance'],
    status: 422,
    says: failure('bid-below-minimum', { value: 'R$\u00A010.000,00' }),
  },
  {
    name: 'ismaximo as text',
    wrong: () => ({ ismaximo: 'true' }),
    paths: ['/lance'],
    status: 422,
    says: field('', 'ismaximo'),
  },
  {
    name: 'a price that is not the present one, C-72',
    wrong: () => ({ vllance: 45_899.99 }),
    paths: ['/compreja'],
    status: 422,
    says: failure('price-changed'),
  },
  {
    name: 'another user’s number, C-73',
    wrong: () => ({ cdusrio: bia.id }),
    paths: ['/lance/purpose'],
    status: 422,
    says: failure('foreign-user'),
  },
  {
    name: 'another user’s number as text, C-73',
    wrong: () => ({ cdusrio: String(bia.id) }),
    paths: ['/lance/purpose'],
    status: 422,
    says: failure('foreign-user'),
  },
  {
    name: 'another user’s address',
    wrong: () => ({ frete: 'S', endereco: bia.addressCode }),
    status: 422,
    says: address,
  },
  {
    name: 'another user’s address at pickup',
    wrong: () => ({ endereco: bia.addressCode }),
    status: 422,
    says: address,
  },
  { name: 'delivery without an address', wrong: () => ({ frete: 'S' }), status: 422, says: address },
  { name: 'no freight', wrong: () => ({ frete: undefined }), status: 422, says: freight },
  { name: 'an unknown freight', wrong: () => ({ frete: 'X' }), status: 422, says: freight },
  {
    name: 'an impossible store',
    wrong: () => ({ parceiroId: -3 }),
    status: 422,
    says: field('', 'parceiroId'),
  },
  { name: 'an unknown offer, C-71', wrong: () => ({ cdofrta: 99_999_999 }), status: 404, says: unknown },
  { name: 'an offer that cannot be', wrong: () => ({ cdofrta: 'abc' }), status: 404, says: unknown },
  {
    name: 'an ended offer, C-71',
    wrong: () => ({ cdofrta: ended }),
    status: 406,
    says: failure('offer-finished'),
  },
  { name: 'no body', text: () => '', status: 404, says: unknown },
  { name: 'a list', text: (good) => JSON.stringify([good]), status: 404, says: unknown },
  { name: 'a text', text: () => '"lance"', status: 404, says: unknown },
  { name: 'null', text: () => 'null', status: 404, says: unknown },
  { name: 'half a body', text: (good) => JSON.stringify(good).slice(0, -1), status: 400, says: unreadable },
  {
    name: 'a body that would change every object',
    text: (good) => JSON.stringify(good).replace('{', '{"__proto__":{"vllance":1},'),
    status: 400,
    says: unreadable,
  },
];

const good = (path: string) => ({
  cdofrta: open,
  cdmoeda: 1,
  vllance: path === '/compreja' ? 45_900 : 12_000,
  frete: 'N',
  endereco: null,
  ismaximo: false,
  cdusrio: ana.id,
});

async function post(path: string, payload: string, idiom: Idiom, headers: Record<string, string> = {}) {
  const session = await buildSession(server.deps, ana.id);
  return server.app.inject({
    method: 'POST',
    url: `/api${path}?idiom=${idiom}`,
    payload,
    headers: { 'content-type': 'application/json', ...session.headers, ...headers },
  });
}

/** Everything that a deal could leave behind. */
const records = () =>
  server.deps.database.row({
    name: 'test.records',
    text: `select (select count(*) from bid) as bids, (select count(*) from maximum) as maxima, (select count(*) from proposal) as proposals,
             (select count(*) from proposal_step) as steps, (select count(*) from purchase) as purchases,
             (select count(*) from participation) as participations, (select count(*) from idempotency) as replies,
             (select count(*) from mail) as mails, (select count(*) from notification) as notifications,
             (select json_agg(a order by offer_code) from auction a) as auctions`,
  });

describe.each(['/lance', '/lance/purpose', '/compreja'])('POST %s refuses', (path) => {
  it.each(cases.filter(({ paths }) => paths?.includes(path) ?? true))(
    '$name in both languages, and records nothing',
    async ({ wrong, text, status, says }) => {
      const before = await records();
      const whole = { ...good(path), ...wrong?.() };
      const payload = (text ?? JSON.stringify)({ ...whole, ...(text ? { vllance: 12_000 } : {}) });
      for (const idiom of idioms) {
        const key = `${path} ${payload}`.slice(0, 200).replaceAll(/[^\x20-\x7e]/g, '');
        const headed: readonly Record<string, string>[] = [{}, { 'idempotency-key': key }];
        for (const headers of headed) {
          const reply = await post(path, payload, idiom, headers);
          expect([reply.statusCode, reply.json<{ erros: string[] }>().erros]).toEqual([
            status,
            [says(idiom)],
          ]);
        }
      }
      expect(await records()).toEqual(before);
    },
  );

  it('a key that came with another body, and a key that is too long, rule 0.8', async () => {
    const own = { ...good(path), cdofrta: await offer() };
    const key = { 'idempotency-key': `uma-vez ${path}` };
    expect((await post(path, JSON.stringify(own), 'PTBR', key)).statusCode).toBe(201);
    const before = await records();
    for (const other of [
      { ...own, vllance: own.vllance + 1000 },
      { ...own, cdofrta: open },
      { ...own, vllance: -1 },
    ]) {
      const reply = await post(path, JSON.stringify(other), 'EN', key);
      expect([reply.statusCode, reply.json()]).toEqual([422, { erros: [errorText('key-reused', 'EN')] }]);
    }
    const long = await post(path, JSON.stringify(good(path)), 'PTBR', { 'idempotency-key': 'x'.repeat(201) });
    expect(long.statusCode).toBe(422);
    expect(await records()).toEqual(before);
  });
});
