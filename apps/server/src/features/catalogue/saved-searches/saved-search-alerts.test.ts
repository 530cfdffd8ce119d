import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OfferTraits } from '../../../../test/builders/offer.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { savedSearchScene } from '../../../../test/scenes/saved-search-scene.ts';
import { matchNewsJob, sendAlertsJob } from './public.ts';

let server: CatalogueServer;
let scene: ReturnType<typeof savedSearchScene>;

beforeAll(async () => {
  server = await startCatalogueServer();
  scene = savedSearchScene(server);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.deps.database.run({ name: 'test.forget', text: 'delete from saved_search' });
  await server.deps.database.run({ name: 'test.forget-news', text: 'delete from offer_to_match' });
});

test('a new offer that matches is notified once, by mail and on the site', async () => {
  const { person, work } = scene;
  const ana = await person();
  await ana.save('brands=5&priceEnd=90000', { nome: 'Toyota até R$ 90.000' });
  const code = await server.offer({
    title: 'Corolla <XEi>',
    buyNowCents: 8_000_000,
    vehicles: [{ brandCode: 5 }],
  });
  await server.offer({ title: 'Caro', buyNowCents: 9_000_000, vehicles: [{ brandCode: 5 }] });
  await server.offer({ title: 'Outra marca', buyNowCents: 100, vehicles: [{ brandCode: 6 }] });
  await work();
  await work();
  const [mail, ...others] = await ana.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('1 oferta nova: Toyota até R$ 90.000 – Pátio');
  expect(mail?.text).toContain('Corolla <XEi> – R$\u00A080.000,00');
  expect(mail?.text).toContain(`/oferta/${code}`);
  const [notice] = await ana.notices();
  expect(notice).toMatchObject({ tituloNotificacao: '1 oferta nova: Toyota até R$ 90.000' });
  expect(notice?.descricaoNotificacao).toContain(
    `<a href="/oferta/${code}">Corolla &lt;XEi&gt;</a> – R$\u00A080.000,00`,
  );
  expect(notice?.descricaoNotificacao).toContain('href="/home?brands=5&amp;priceEnd=90000"');
  expect(await ana.news()).toEqual([1]);
});

test('many offers go together into one mail that names five and counts the rest', async () => {
  const { person, work } = scene;
  const ana = await person();
  await ana.save('brands=5');
  for (let index = 0; index < 8; index += 1)
    await server.offer({ title: `Carro ${index}`, vehicles: [{ brandCode: 5 }] });
  await work();
  const mails = await ana.mails();
  expect(mails.map(({ subject }) => subject)).toEqual(['8 ofertas novas: Busca – Pátio']);
  expect(mails[0]?.text.match(/^- Carro \d/gm)).toEqual([
    '- Carro 7',
    '- Carro 6',
    '- Carro 5',
    '- Carro 4',
    '- Carro 3',
  ]);
  expect(mails[0]?.text).toContain('E mais 3 ofertas.');
});

test('what comes within ten minutes after an alert waits for the next one', async () => {
  const { person, work } = scene;
  const ana = await person();
  await ana.save('brands=5');
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await work();
  for (let index = 0; index < 3; index += 1) {
    server.clock.advance(60_000);
    await server.offer({ vehicles: [{ brandCode: 5 }] });
    await work();
  }
  expect(await ana.mails()).toHaveLength(1);
  server.clock.advance(600_000);
  await work();
  expect((await ana.mails()).map(({ subject }) => subject.slice(0, 8))).toEqual(['1 oferta', '3 oferta']);
});

test('a daily alert comes at eight in the morning, and one that is off never', async () => {
  const { person, work } = scene;
  const [daily, silent] = [await person(), await person()];
  await daily.save('brands=5', { frequencia: 'DIARIA', notificacao: false });
  await silent.save('brands=5', { frequencia: 'NUNCA' });
  const evening = Date.parse('2026-08-10T22:00:00Z');
  server.clock.set(evening);
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await work();
  expect(await daily.mails()).toEqual([]);
  server.clock.set(Date.parse('2026-08-11T11:00:00Z'));
  await work();
  expect((await daily.mails()).map(({ subject }) => subject)).toEqual(['2 ofertas novas: Busca – Pátio']);
  expect(await daily.notices()).toEqual([]);
  expect(await silent.mails()).toEqual([]);
  expect(await silent.notices()).toEqual([]);
  expect(await silent.news()).toEqual([2]);
});

test('a price that falls into the range is news, one that was in it already is not', async () => {
  const { again, person, work } = scene;
  const ana = await person();
  const traits = (buyNowCents: number): OfferTraits => ({ buyNowCents, vehicles: [{ brandCode: 5 }] });
  const [expensive, cheap] = [await server.offer(traits(9_500_000)), await server.offer(traits(8_000_000))];
  await ana.save('brands=5&priceEnd=90000');
  await again(cheap, traits(7_000_000));
  await work();
  expect(await ana.mails()).toEqual([]);
  await again(expensive, traits(8_900_000));
  await work();
  await again(expensive, traits(8_500_000));
  await work();
  expect(await ana.news()).toEqual([1]);
});

test('an offer counts from its publication on, and ended ones are not notified', async () => {
  const { person, work } = scene;
  const ana = await person();
  await ana.save('brands=5', { frequencia: 'DIARIA' });
  const now = server.clock.now();
  await server.offer({ publishedAt: now + 3_600_000, vehicles: [{ brandCode: 5 }] });
  await server.offer({ publishedAt: null, vehicles: [{ brandCode: 5 }] });
  await work();
  expect(await ana.news()).toEqual([0]);
  server.clock.advance(3_600_000);
  await work();
  expect(await ana.news()).toEqual([1]);
  server.clock.advance(3 * 86_400_000);
  await work();
  expect(await ana.mails()).toEqual([]);
});

test('a look at the offers leaves nothing new', async () => {
  const { person, work } = scene;
  const ana = await person();
  const { codigo } = await ana.save('brands=5');
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await work();
  expect(await ana.news()).toEqual([1]);
  server.clock.advance(1);
  expect(await ana.look(codigo)).toMatchObject({ novas: 0 });
  server.clock.advance(1);
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await work();
  expect(await ana.news()).toEqual([1]);
});

test('the profile of the owner decides which price counts, and a blocked owner is not notified', async () => {
  const { person, work } = scene;
  const [dealer, blocked] = [await person({ profileCode: 5 }), await person()];
  await dealer.save('brands=5&priceEnd=50000', { notificacao: false });
  await blocked.save('brands=5', { notificacao: false });
  await server.deps.database.run(
    { name: 'test.block', text: 'update account set blocked_at = now() where id = $1' },
    [blocked.account.id],
  );
  await server.offer({
    buyNowCents: 6_000_000,
    profilePrices: [{ profileCode: 5, buyNowCents: 4_500_000 }],
    vehicles: [{ brandCode: 5 }],
  });
  await work();
  expect((await dealer.mails())[0]?.text).toContain('R$\u00A045.000,00');
  expect(await blocked.mails()).toEqual([]);
});

test('the mail turns its alerts off with one click and without a session, RFC 8058', async () => {
  const { person, work } = scene;
  const ana = await person();
  const { codigo } = await ana.save('brands=5', { nome: 'Toyotas' });
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await work();
  const [mail] = await ana.mails();
  const path = new URL(mail?.unsubscribe_address ?? '').pathname;
  expect(mail?.text).toContain(`/buscas-salvas/desligar/${codigo}.`);
  const click = (url: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  for (let time = 0; time < 2; time += 1) {
    const reply = await click(path);
    expect([reply.statusCode, reply.json<object>()]).toEqual([200, { nome: 'Toyotas' }]);
  }
  server.clock.advance(3_600_000);
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await work();
  expect(await ana.mails()).toHaveLength(1);
  const forged = path.replace(/\d+\./, `${codigo + 1}.`);
  expect((await click(forged)).statusCode).toBe(404);
  expect((await click(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404);
});

test('two workers at once notify nobody twice', async () => {
  const { person } = scene;
  const ana = await person();
  await ana.save('brands=5');
  for (let index = 0; index < 30; index += 1) await server.offer({ vehicles: [{ brandCode: 5 }] });
  await Promise.all(Array.from({ length: 4 }, () => matchNewsJob(server.deps).run()));
  await Promise.all(Array.from({ length: 4 }, () => sendAlertsJob(server.deps).run()));
  expect((await ana.mails()).map(({ subject }) => subject)).toEqual(['30 ofertas novas: Busca – Pátio']);
  expect(await ana.notices()).toHaveLength(1);
});

test('matches from while the alert was off are not sent when it is turned on', async () => {
  const { person, work } = scene;
  const ana = await person();
  const { codigo } = await ana.save('brands=5', { frequencia: 'NUNCA' });
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await work();
  await ana.change(codigo, { frequencia: 'IMEDIATA' });
  await work();
  expect(await ana.mails()).toEqual([]);
  await server.offer({ vehicles: [{ brandCode: 5 }] });
  await work();
  expect(await ana.mails()).toMatchObject([{ subject: '1 oferta nova: Busca – Pátio' }]);
});
