import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { followLive } from '../../../../test/follow-live.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { notify } from './public.ts';

let server: TestServer;
let origin: string;
let staff: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  origin = await (await server.another()).listen({ port: 0, host: '127.0.0.1' });
  staff = await buildStaff(server);
});
afterAll(() => server.close());

interface Notices {
  readonly data: readonly { readonly codigo: number; readonly titulo: string; readonly lida: boolean }[];
  readonly naoLidas: number;
}

const notices = async (by: Pick<StaffMember, 'get'> = staff) =>
  (await by.get('/admin/notices')).json<Notices>();
const sendTo = (accountId: number, title: string) =>
  server.deps.database.transact((transaction) =>
    notify(server.deps, transaction, {
      accountId,
      title,
      body: 'texto',
      path: '/painel/perguntas',
      now: server.clock.now(),
      dedupeKey: `test:${title}`,
    }),
  );

test('staff read their own notifications, and mark them up to the newest they saw', async () => {
  const colleague = await buildStaff(server);
  await sendTo(staff.id, 'Primeira');
  await sendTo(staff.id, 'Segunda');
  await sendTo(colleague.id, 'De outra pessoa');
  const seen = await notices();
  expect(seen.data.map(({ titulo }) => titulo)).toEqual(['Segunda', 'Primeira']);
  expect(seen.naoLidas).toBe(2);
  await sendTo(staff.id, 'Terceira');
  await staff.post('/admin/notices/read', { ate: seen.data[0]?.codigo ?? 0 });
  expect((await notices()).data.map(({ lida }) => lida)).toEqual([false, true, true]);
  expect((await notices(colleague)).naoLidas).toBe(1);
});

test('they come at once by the stream of the back office, which takes no other session', async () => {
  const { id } = await buildAccount(server.deps.database, { staffRole: 'support' });
  const office = await buildSession(server.deps, id, { office: true });
  const line = await followLive(`${origin}/api/admin/live`, office.headers);
  await line.next('sessao', ({ conta }) => conta === true);
  await sendTo(id, 'Nova pergunta');
  expect(await line.next('aviso')).toMatchObject({ titulo: 'Nova pergunta', naoLidas: 1 });
  await line.stop();
  const site = await buildSession(server.deps, id, { office: false });
  const buyer = await buildSession(server.deps, (await buildBuyer(server)).id, { office: true });
  for (const { headers } of [site, buyer])
    expect([401, 403]).toContain((await fetch(`${origin}/api/admin/live`, { headers })).status);
});

test('an account has twenty streams at most, and is told so', async () => {
  const { id } = await buildAccount(server.deps.database, { staffRole: 'sales' });
  const { headers } = await buildSession(server.deps, id, { office: true });
  const address = `${origin}/api/admin/live`;
  const lines = await Promise.all(Array.from({ length: 20 }, () => followLive(address, headers)));
  const refused = await fetch(address, { headers });
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { erros: [expect.stringContaining('em 20 abas')] },
  ]);
  const other = await buildSession(
    server.deps,
    (await buildAccount(server.deps.database, { staffRole: 'sales' })).id,
    { office: true },
  );
  await (await followLive(address, other.headers)).stop();
  await Promise.all(lines.map((line) => line.stop()));
  await expect.poll(async () => (await fetch(address, { method: 'HEAD', headers })).status).toBe(200);
});

test('what they are notified of is read in the language of the back office, and leads to the record', async () => {
  const reader = await buildStaff(server);
  const buyer = await buildBuyer(server);
  const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {});
  await buyer.post('/offer/prgnt', { pergunta: 'Tem chave reserva?', codigoOferta: offer });
  await notifySellingSide(server);
  const read = async (idiom: string) =>
    (await reader.get(`/admin/notices?idiom=${idiom}`)).json<{
      data: { titulo: string; texto: string; caminho: string | null }[];
    }>().data[0];
  const [portuguese, english] = [await read('PTBR'), await read('EN')];
  expect(portuguese?.titulo).toContain('Nova pergunta para responder');
  expect(english?.titulo).toContain('New question to answer');
  expect(english?.texto).not.toBe(portuguese?.texto);
  const asked = await server.deps.database.row<{ code: number }>(
    { name: 'test.asked', text: 'select code from question where offer_code = $1' },
    [offer],
  );
  expect(english?.caminho).toBe(`/perguntas?situacao=&oferta=${offer}&id=${asked?.code ?? 0}`);
});
