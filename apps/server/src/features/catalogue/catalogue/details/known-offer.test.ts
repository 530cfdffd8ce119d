import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { closeDueAuctions } from '../../../sales/closing/close-due-auctions.ts';

let server: CatalogueServer;

// As in production, where offers are cached; a server of tests reads changes before each reply.
beforeAll(async () => {
  server = await startCatalogueServer({ APP_MODE: 'development' });
});
afterAll(() => server.close());

const ask = (code: number, headers: Record<string, string> = {}) => server.get(`/offer/${code}`, headers);
const seen = async (code: number) => (await ask(code)).json<Record<string, unknown>>();
const run = (text: string, parameters: unknown[]) =>
  server.deps.database.run({ name: `test.${text.slice(0, 40)}`, text }, parameters.map(String));

/** An offer that a visitor has just read twice: the second reply came from memory. */
async function wellKnown(traits: Parameters<CatalogueServer['offer']>[0] = {}): Promise<number> {
  const code = await server.offer({ title: 'Antes', ...traits });
  await ask(code);
  expect((await seen(code))['title']).toBe('Antes');
  return code;
}

describe('an offer that visitors get from memory', () => {
  it('has the headers and the text that it had when it was read', async () => {
    const code = await server.offer({ description: 'x'.repeat(3000) });
    const [read, known] = [await ask(code), await ask(code)];
    const lasting = ({ 'x-request-id': _id, date: _date, ...rest }: Record<string, unknown>) => rest;
    expect(lasting(known.headers)).toEqual(lasting(read.headers));
    expect(known.body).toBe(read.body);
    expect(known.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is packed as the caller takes it, and is a bare 304 for who has it', async () => {
    const code = await server.offer({ description: 'x'.repeat(3000) });
    const plain = await ask(code);
    for (let turn = 0; turn < 2; turn += 1) {
      const packed = await ask(code, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
      const has = { 'if-none-match': String(packed.headers['etag']), 'accept-encoding': 'br' };
      const bare = await ask(code, has);
      expect([bare.statusCode, bare.body]).toEqual([304, '']);
    }
    expect((await ask(code)).body).toBe(plain.body);
  });

  it('does not skip what a call is refused for', async () => {
    const code = await wellKnown();
    expect((await server.get(`/offer/${code}?idiom=${'x'.repeat(200)}`)).statusCode).toBe(422);
    expect((await server.get(`/offer/${code}x`)).statusCode).toBe(404);
    expect((await ask(code, { host: 'elsewhere.test' })).statusCode).toBe(400);
    expect((await server.get(`/offer/${code}?idiom=EN&partner=loja`)).statusCode).toBe(200);
  });
});

describe('a change is seen by the next visitor', () => {
  it('after a bid', async () => {
    const { database } = server.deps;
    const code = await buildAuctionedOffer(database, server.clock.now(), {});
    await ask(code);
    expect(await seen(code)).toMatchObject({ hasBid: false, valorLeilao: 10_000 });
    await run('update profile_limit set amount = $1', [1000]);
    expect((await (await buildBuyer(server)).bid(code, 12_000)).statusCode).toBe(201);
    expect(await seen(code)).toMatchObject({ hasBid: true, valorLeilao: 12_000 });
  });

  it('after its end was decided; until then its end says that it is over', async () => {
    const endAt = server.clock.now() + 60_000;
    const code = await wellKnown({ auction: { endAt } });
    server.clock.advance(120_000);
    expect(await seen(code)).toMatchObject({ status: 'A', end: new Date(endAt).toISOString() });
    await closeDueAuctions(server.deps);
    expect((await seen(code))['status']).not.toBe('A');
  });

  it.each([
    ['a new price', 'update offer set buy_now_cents = 777700 where code = $1', { valorCompreJa: 7777 }],
    ['a new title', `update offer set title = 'Depois' where code = $1`, { title: 'Depois' }],
    ['being taken off the site', 'update offer set published_at = null where code = $1', null],
    ['being deleted', 'delete from offer where code = $1', null],
  ])('after %s', async (_name, text, expected) => {
    const code = await wellKnown();
    await run(text, [code]);
    const reply = await ask(code);
    if (expected === null) expect(reply.statusCode).toBe(404);
    else expect(reply.json()).toMatchObject(expected);
  });

  it('after its store was renamed, and after it was closed', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-conhecida', name: 'Loja' });
    const code = await wellKnown({ partnerId });
    await run(`update partner set name = 'Loja Nova' where id = $1`, [partnerId]);
    expect((await seen(code))['parceiroNome']).toBe('Loja Nova');
    await run(`update partner set store = 'loja-nova' where id = $1`, [partnerId]);
    expect((await seen(code))['parceiro']).toBe('loja-nova');
    await run(`update partner set status = 'suspended' where id = $1`, [partnerId]);
    expect((await ask(code)).statusCode).toBe(404);
  });
});

it('a visitor never gets what a profile sees, nor the other way round', async () => {
  const code = await wellKnown({
    buyNowCents: 500_000,
    profilePrices: [{ profileCode: 5, buyNowCents: 450_000 }],
  });
  const dealer = await buildAccount(server.deps.database, { profileCode: 5 });
  const { headers } = await buildSession(server.deps, dealer.id);
  const price = async (given: Record<string, string>) => {
    const { codigoPerfil, valorCompreJa } = (await ask(code, given)).json<Record<string, unknown>>();
    return [codigoPerfil, valorCompreJa];
  };
  expect(await price({})).toEqual([7, 5000]);
  expect(await price(headers)).toEqual([5, 4500]);
  expect(await price({})).toEqual([7, 5000]);
  const tag = String((await ask(code)).headers['etag']);
  expect((await ask(code, { ...headers, 'if-none-match': tag })).statusCode).toBe(200);
  // With an expired token a page is still opened for its profile.
  server.clock.advance(16 * 60_000);
  expect([await price(headers), await price({})]).toEqual([
    [5, 4500],
    [7, 5000],
  ]);
});
