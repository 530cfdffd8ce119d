import { getPartner } from '@patio/contract/stores/partners/get-partner.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { registerBuilt } from '../../../../../test/builders/partner-registration.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { matchNewsJob } from '../../../catalogue/saved-searches/public.ts';
import { closeStore, openStoreAgain } from '../../../sales/stays/public.ts';
import { approvePartner, listPartners } from '../public.ts';

let server: CatalogueServer;
let ana: Buyer;
let store: string;
let email: string;
let offer: number;
let named = 0;

beforeAll(async () => {
  server = await startCatalogueServer({ SIGN_UPS_PER_HOUR: '1000' });
  ana = await buildBuyer(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  named += 1;
  store = `loja-${'abcdefghij'.charAt(named)}`;
  const registered = await registerBuilt(server);
  ({ email } = registered);
  await server.app.inject({
    method: 'POST',
    url: '/api/partner/url-loja',
    payload: { urlLoja: store, tokenUsrio: registered.token },
  });
  const id = { name: 'test.partner-id', text: 'select id from partner where store = $1' };
  const row = await server.deps.database.row<{ id: number }>(id, [store]);
  offer = await server.offer({ partnerId: row?.id ?? 0, title: `Carro da ${store}` });
});

const approve = (name = store) =>
  approvePartner(server.deps, {
    partner: { store: name },
    version: null,
    actorId: null,
    at: server.clock.now(),
  });
/** Closes the store, or opens it again, as the back office does. */
const change = (action: typeof closeStore) =>
  server.deps.database.transact(async (transaction) => {
    const id = { name: 'test.partner-id', text: 'select id from partner where store = $1' };
    const row = await transaction.row<{ id: number }>(id, [store]);
    const at = server.clock.now();
    const given = { partnerId: row?.id ?? 0, reason: 'Em revisão.', actorId: null, at };
    return (await action(server.deps, transaction, given)).result;
  });
const known = async () => (await server.ask(getPartner, { query: { partner: store } })).id !== null;

/** Where the offer is listed now. */
async function places(): Promise<string[]> {
  const list = async (path: string) => {
    const reply = (await server.get(path)).json<{ data: { codigo: number }[] }>();
    return reply.data.some(({ codigo }) => codigo === offer);
  };
  const other = await server.offer({ title: 'Outro' });
  const found = {
    house: await list('/offer?page=1&limit=100'),
    all: await list('/offer'),
    store: await list(`/offer?page=1&partner=${store}`),
    category: await list('/offer/category/1'),
    search: await list(`/offer?page=1&term=${encodeURIComponent(`Carro da ${store}`)}`),
    codes: await list(`/offer?codes=${offer}`),
    similar: await list(`/veicle/${other}/semelhantes`),
    favourites: (await ana.get('/offer/favorites'))
      .json<{ data: { codigo: number }[] }>()
      .data.some(({ codigo }) => codigo === offer),
  };
  return Object.entries(found).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

const everywhere = ['house', 'all', 'store', 'category', 'search', 'codes', 'similar', 'favourites'];

describe('a store, S-42', () => {
  test('is unknown and lists nothing until staff approve it, and again when it is suspended, PART-05', async () => {
    expect((await ana.post('/offer/favorite', { codigoOferta: offer })).statusCode).toBe(404);
    expect(await known()).toBe(false);
    expect(await places()).toEqual([]);
    server.clock.advance(5000);
    expect(await approve()).toBe('done');
    expect(await known()).toBe(true);
    await ana.post('/offer/favorite', { codigoOferta: offer });
    expect(await places()).toEqual(everywhere);
    expect(await change(closeStore)).toBe('done');
    expect(await known()).toBe(false);
    expect(await places()).toEqual([]);
    expect(await approve()).toBe('suspended');
    expect(await change(openStoreAgain)).toBe('done');
    expect(await places()).toEqual(everywhere);
  });

  test('is a member since the day of its first approval, and its partner is notified once, S-40 S-41', async () => {
    server.clock.advance(86_400_000);
    const day = new Date(server.clock.now()).toISOString();
    await approve();
    server.clock.advance(86_400_000);
    expect(await approve()).toBe('approved-already');
    await change(closeStore);
    await change(openStoreAgain);
    expect((await server.ask(getPartner, { query: { partner: store } })).dataMembro).toBe(day);
    const notified = (await mailsTo(server.deps.database, email)).filter(({ subject }) =>
      /aprovada/.test(subject),
    );
    expect(notified).toHaveLength(1);
    expect(notified[0]?.text).toContain(`/${store}/home`);
  });

  test('waits in the list of staff, with its name and e-mail', async () => {
    const pending = await listPartners(server.deps.database, 'pending');
    expect(pending).toContainEqual(expect.objectContaining({ store, email, status: 'pending' }));
    await approve();
    expect(await listPartners(server.deps.database, 'pending')).not.toContainEqual(
      expect.objectContaining({ store }),
    );
  });

  test('is not approved before its e-mail is confirmed, nor when nobody knows it', async () => {
    const forget = {
      name: 'test.unverify',
      text: 'update partner set email_verified_at = null where store = $1',
    };
    await server.deps.database.run(forget, [store]);
    expect(await approve()).toBe('not-verified');
    expect(await approve('nenhuma')).toBe('unknown');
    expect(await change(closeStore)).toBe('refused');
  });

  test('is found by saved searches from its approval on', async () => {
    const body = {
      filtro: `?term=${store}`,
      nome: 'Da loja',
      frequencia: 'NUNCA',
      email: true,
      notificacao: true,
    };
    expect((await ana.post('/usrio/buscas', body)).statusCode).toBe(201);
    const job = matchNewsJob(server.deps);
    const matches = {
      name: 'test.matches',
      text: 'select 1 as one from saved_search_match where offer_code = $1',
    };
    const later = await server.offer({ title: `Carro da ${store}` });
    await job.run();
    expect(await server.deps.database.rows(matches, [later])).toHaveLength(1);
    expect(await server.deps.database.rows(matches, [offer])).toHaveLength(0);
    await approve();
    await job.run();
    expect(await server.deps.database.rows(matches, [offer])).toHaveLength(1);
  });
});
