import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { added, expectOnlyChanged, expectRefused, noticeTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const motivo = 'Disse por telefone que <não> vê o lance.';

let server: TestServer;
let sales: StaffMember;
let admin: StaffMember;
let ana: Buyer;
let offer: number;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  admin = await buildStaff(server, { staffRole: 'administrator' });
  ana = await buildBuyer(server, { name: 'Ana' });
  offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), { title: 'Gol 1.0' });
  await ana.bid(offer, 87_650, { automatic: true });
});
afterAll(() => server.close());

const view = (by = sales, how = 'view', of = ana.id) => by.post(`/admin/accounts/${of}/${how}`, { motivo });

describe('an account as its owner sees it', () => {
  it('is a copy that changes nothing but the log and what the owner is told', async () => {
    const own = (await ana.get('/offer/myoffers')).json<{ data: object[] }>();
    const reply = await expectOnlyChanged(server, () => view(), {
      audit: added({
        actor_id: sales.id,
        action: 'view-as-owner',
        subject: `account ${ana.id}`,
        details: { reason: motivo },
      }),
      notification: noticeTo(ana.id),
    });
    expect(reply.json()).toMatchObject({
      data: {
        avisado: true,
        negociacoes: own.data,
        confianca: { nivel: 2, usado: 10_000, composicao: { lances: 10_000 } },
      },
    });
    const [notice] = (await ana.get('/usrio/notif')).json<
      { tituloNotificacao: string; descricaoNotificacao: string }[]
    >();
    expect(notice?.tituloNotificacao).toBe('A equipe viu a sua conta como você a vê');
    expect(notice?.descricaoNotificacao).toContain('Disse por telefone que &lt;não&gt; vê o lance.');
  });

  it('never shows a maximum, nor lets it be computed from the exposure', async () => {
    const limits = await sales.get(`/admin/accounts/${ana.id}/limits`);
    expect(limits.json()).toMatchObject({ data: { exposicao: { usado: 10_000 } } });
    for (const reply of [limits, await view(), await sales.get(`/admin/accounts/${ana.id}/deals`)])
      expect(reply.body).not.toMatch(/87\D?650/);
    expect((await ana.get('/usrio/confianca')).json()).toMatchObject({ data: { usado: 87_650 } });
  });

  it('is not announced for a compliance review, which an administrator alone makes', async () => {
    await expectRefused(server, () => view(sales, 'compliance-view'), 403);
    const reply = await expectOnlyChanged(server, () => view(admin, 'compliance-view'), {
      audit: added({ actor_id: admin.id, action: 'view-for-compliance', details: { reason: motivo } }),
    });
    expect(reply.json()).toMatchObject({ data: { avisado: false } });
  });

  it('is for staff, with a reason, of accounts that exist; of colleagues for the administrator', async () => {
    await expectRefused(server, () => sales.post(`/admin/accounts/${ana.id}/view`, { motivo: ' ' }), 422);
    await expectRefused(server, () => sales.post(`/admin/accounts/${ana.id}/view`, {}), 422);
    await expectRefused(server, () => ana.post(`/admin/accounts/${ana.id}/view`, { motivo }), 403);
    await expectRefused(server, () => view(sales, 'view', 999_999_999), 404);
    await expectRefused(server, () => view(sales, 'view', admin.id), 403);
    expect((await view(admin, 'view', sales.id)).statusCode).toBe(200);
  });
});
