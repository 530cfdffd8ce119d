import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertScene } from '../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sendThreadMailsJob, notifyBidNewsJob } from './public.ts';

let server: TestServer;
let scene: ReturnType<typeof alertScene>;

beforeAll(async () => {
  server = await startTestServer();
  scene = alertScene(server);
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
});
afterAll(() => server.close());

const minute = 60_000;
const offer = (given = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    endAt: server.clock.now() + 48 * 60 * minute,
    ...given,
  });
const people = async () => [await buildBuyer(server), await buildBuyer(server)] as const;
const subjects = (mails: readonly { subject: string }[]) =>
  mails.map(({ subject }) => subject.split(' – ')[0]);

test('a bid is confirmed and an overtaken one notified at once, by mail and in the inbox, S-40, S-41, BIDS-08', async () => {
  const [ana, bia] = await people();
  const code = await offer({ title: 'Gol <1.0>' });
  await ana.bid(code, 12_000);
  await scene.work();
  expect(subjects(await scene.mails(ana))).toEqual(['Lance registrado']);
  await bia.bid(code, 12_500);
  await scene.work();
  const [, overtaken] = await scene.mails(ana);
  expect(overtaken?.subject).toBe('Seu lance foi superado – Gol <1.0>');
  expect(overtaken?.text).toContain('R$\u00A012.500,00');
  expect(overtaken?.text).toContain(`/oferta/${code}?view=leilao&lance=minimo`);
  expect(overtaken?.text).toContain('/avisos\n');
  const [notice] = await scene.notices(ana);
  expect(notice?.tituloNotificacao).toBe('Seu lance foi superado – Gol <1.0>');
  expect(notice?.descricaoNotificacao).toContain(
    `<a href="/oferta/${code}?view=leilao&amp;lance=minimo">Dar novo lance</a>`,
  );
  expect(notice?.descricaoNotificacao).not.toContain('Olá');
  expect(subjects(await scene.mails(bia))).toEqual(['Lance registrado']);
});

test('mails about bids name the total by the costs that their reader agreed to, S-17', async () => {
  const [ana, bia] = await people();
  const code = await offer();
  const agreed = { fee: { basisPoints: 300, minimum: 0, fixed: 0 }, freight: 90_000, km: 45 };
  await ana.bid(code, 12_000);
  await server.deps.database.run(
    {
      name: 'agree-costs',
      text: 'update participation set costs = $3 where account_id = $1 and offer_code = $2',
    },
    [ana.id, code, JSON.stringify(agreed)],
  );
  await scene.work();
  await bia.bid(code, 12_500);
  await scene.work();
  const [placed, overtaken] = await scene.mails(ana);
  expect(placed?.text).toContain('R$\u00A012.000,00 (total R$\u00A013.260,00 com frete e taxas)');
  expect(overtaken?.text).toContain('R$\u00A012.500,00 (total R$\u00A013.775,00 com frete e taxas)');
});

test('a ladder of bids makes one mail a quarter of an hour, with the latest price, and one unread notification', async () => {
  const [ana, bia] = await people();
  const code = await offer();
  let price = 12_000;
  const rung = async () => {
    await ana.bid(code, (price += 100));
    await bia.bid(code, (price += 100));
    await scene.work();
    server.clock.advance(minute);
  };
  for (let minutes = 0; minutes < 31; minutes += 1) await rung();
  const mails = (await scene.mails(ana)).filter(({ subject }) =>
    subject.startsWith('Seu lance foi superado'),
  );
  expect(mails).toHaveLength(3);
  expect(mails[1]?.text).toContain('R$\u00A015.200,00');
  const notices = await scene.notices(ana);
  expect(subjects(notices.map((notice) => ({ subject: notice.tituloNotificacao })))).toEqual([
    'Seu lance foi superado',
  ]);
});

test('who leads again when the mail is due gets none', async () => {
  const [ana, bia] = await people();
  const code = await offer();
  await ana.bid(code, 12_000);
  await bia.bid(code, 12_100);
  await scene.work();
  await ana.bid(code, 12_200);
  await bia.bid(code, 12_300);
  await scene.work();
  await ana.bid(code, 12_400);
  server.clock.advance(20 * minute);
  await scene.work();
  expect(
    subjects(await scene.mails(ana)).filter((subject) => subject === 'Seu lance foi superado'),
  ).toHaveLength(1);
});

test('a bid that an automatic one beats at once counts as overtaken, not as standing', async () => {
  const [ana, bia] = await people();
  const code = await offer();
  await ana.bid(code, 20_000, { automatic: true });
  await bia.bid(code, 13_000);
  await scene.work();
  expect(subjects(await scene.mails(bia))).toEqual(['Seu lance foi superado']);
  const [own, ...others] = await scene.mails(ana);
  expect([own?.subject, others]).toEqual([expect.stringMatching(/^Lance automático registrado/), []]);
  expect(own?.text).toContain('R$\u00A020.000,00');
});

test('nothing is notified of an offer that has ended meanwhile', async () => {
  const [ana, bia] = await people();
  const code = await offer();
  await ana.bid(code, 12_000);
  await bia.bid(code, 12_100);
  await server.deps.database.run(
    {
      name: 'test.end-offer',
      text: `update auction set open = false, closed_at = now(), outcome = 'sold' where offer_code = $1`,
    },
    [code],
  );
  await scene.work();
  expect(await scene.mails(ana)).toEqual([]);
  expect(await scene.notices(ana)).toEqual([]);
});

test('workers that are interrupted or run concurrently notify of everything, and of nothing twice', async () => {
  const [ana, bia] = await people();
  const code = await offer();
  await ana.bid(code, 12_000);
  await bia.bid(code, 12_100);
  const cutOff = server.deps.database.transact(async (transaction) => {
    const { takeBidNews } = await import('../auctions/public.ts');
    await takeBidNews(transaction, 100);
    throw new Error('killed');
  });
  await expect(cutOff).rejects.toThrow('killed');
  await Promise.all(Array.from({ length: 4 }, () => notifyBidNewsJob(server.deps).run()));
  await Promise.all(Array.from({ length: 4 }, () => sendThreadMailsJob(server.deps).run()));
  expect(subjects(await scene.mails(ana))).toEqual(['Seu lance foi superado']);
  expect(subjects(await scene.mails(bia))).toEqual(['Lance registrado']);
  expect(await scene.notices(ana)).toHaveLength(1);
});
