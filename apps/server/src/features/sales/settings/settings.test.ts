import type { Reply } from '@patio/contract/route/define-route.ts';
import type { BusinessSetting } from '@patio/contract/sales/settings/business-setting.ts';
import type { listSettingChanges } from '@patio/contract/sales/settings/list-setting-changes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { added, expectOnlyChanged, expectRefused, noticeTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { followSettings } from './follow-settings.ts';

let server: TestServer;
let other: TestServer['app'];
let admin: StaffMember;
let second: StaffMember;
const motivo = 'Muitos lances seguidos do mesmo comprador.';

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  other = await server.another();
  admin = await buildStaff(server, { staffRole: 'administrator', name: 'Clara', surname: 'Dias' });
  second = await buildStaff(server, { staffRole: 'administrator' });
});
afterAll(() => server.close());

const read = async (who = admin) =>
  (await who.get('/admin/settings')).json<{ data: BusinessSetting[] }>().data;
const one = async (name: string, who = admin) => (await read(who)).find(({ nome }) => nome === name);
const save = (name: string, valor: unknown, versao: number, who = admin) =>
  who.put(`/admin/settings/${name}`, { valor, versao, motivo });
const changes = async (name: string, who = admin) =>
  (await who.get(`/admin/settings/${name}/changes`)).json<Reply<typeof listSettingChanges>>().data;

const ruleIn = async (app: TestServer['app'], offer: number) =>
  (await app.inject({ url: `/api/offer/${offer}/regra` })).json<{
    intervaloMinutos: number;
    prorrogacaoMinutos: number;
  }>();

describe('a setting of the business', () => {
  it('begins with what the environment sets, below the bounds of the back office too', async () => {
    expect(await one('BID_THROTTLE_MINUTES')).toMatchObject({
      valor: 0,
      inicial: 0,
      minimo: 1,
      maximo: 60,
      versao: 0,
      por: null,
    });
    expect(await one('EXPOSURE_PERSON')).toMatchObject({ valor: 80_000, unidade: 'reais' });
  });

  it('is changed by an administrator, with reason, audit row and a notification to the others', async () => {
    const reply = await expectOnlyChanged(server, () => save('BID_THROTTLE_MINUTES', 5, 0), {
      business_setting: added({
        name: 'BID_THROTTLE_MINUTES',
        number: 1,
        value: '5',
        reason: motivo,
        changed_by: admin.id,
      }),
      audit: added({
        action: 'save-setting',
        subject: 'setting BID_THROTTLE_MINUTES',
        actor_id: admin.id,
        before: { settingValue: 0 },
        after: { settingValue: 5 },
      }),
      notification: noticeTo(second.id),
    });
    expect(reply.json()).toMatchObject({ data: { valor: 5, versao: 1, por: 'Clara Dias' } });
  });

  it('applies at once in the process that changed it, and in another one without a restart', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await save('BID_THROTTLE_MINUTES', 7, 1);
    expect((await ruleIn(server.app, offer)).intervaloMinutos).toBe(7);
    await expect.poll(async () => (await ruleIn(other, offer)).intervaloMinutos).toBe(7);
  });

  it('reaches a process whose broadcast was lost, which looks by itself', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await server.deps.database.run(
      {
        name: 'test.unsaid-change',
        text: `insert into business_setting (name, number, value, reason, changed_by, changed_at)
          values ('CONDITIONAL_SALE_DAYS', 1, '9', 'Sem aviso.', $1, now())`,
      },
      [admin.id],
    );
    const days = async () =>
      (await other.inject({ url: `/api/offer/${offer}/regra` })).json<{ diasCondicional: number }>();
    await expect.poll(async () => (await days()).diasCondicional).toBe(9);
  });

  it('is read again by a process that lost its connection to the database, before it looks by itself', async () => {
    const { config, database } = server.deps;
    const rules = { ...config.rules };
    const stop = await followSettings({ ...server.deps, config: { ...config, rules } }, 3_600_000);
    await database.run(
      {
        name: 'test.change-while-away',
        text: `insert into business_setting (name, number, value, reason, changed_by, changed_at)
          values ('REFUND_DAYS', 1, '11', 'Sem aviso.', $1, now())`,
      },
      [admin.id],
    );
    expect(rules.refundDays).not.toBe(11);
    await database.rows({
      name: 'test.end-listening',
      text: `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'patio-live' and datname = current_database()`,
    });
    await expect.poll(() => rules.refundDays).toBe(11);
    stop();
  });

  it('leaves offers that are on the site as they were announced', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const before = await ruleIn(server.app, offer);
    expect((await save('SOFT_CLOSE_MINUTES', before.prorrogacaoMinutos === 9 ? 8 : 9, 0)).statusCode).toBe(
      200,
    );
    expect((await ruleIn(server.app, offer)).prorrogacaoMinutos).toBe(before.prorrogacaoMinutos);
  });

  it('keeps every change, and goes back to an older or the initial value', async () => {
    expect((await changes('BID_THROTTLE_MINUTES')).map(({ valor }) => valor)).toEqual([7, 5]);
    expect((await save('BID_THROTTLE_MINUTES', 5, 2)).json()).toMatchObject({ data: { valor: 5 } });
    expect((await save('BID_THROTTLE_MINUTES', null, 3)).json()).toMatchObject({
      data: { valor: 0, versao: 4 },
    });
    expect(await changes('BID_THROTTLE_MINUTES')).toMatchObject([
      { numero: 4, valor: null, motivo, por: 'Clara Dias' },
      { numero: 3, valor: 5 },
      { numero: 2, valor: 7 },
      { numero: 1, valor: 5 },
    ]);
    await expect(
      server.deps.database.run({ name: 'test.rewrite', text: `update business_setting set value = '1'` }),
    ).rejects.toThrow('stays as it was written');
  });

  it('counts amounts in reais', async () => {
    await save('EXPOSURE_PERSON', 90_000, 0);
    expect(server.deps.config.rules.exposure.level1.person).toBe(9_000_000);
  });

  it('is one of its words, if it is a choice', async () => {
    expect((await save('REGRET', 'buy-now', 0)).statusCode).toBe(200);
    expect(server.deps.config.rules.regret).toBe('buy-now');
    await expectRefused(server, () => save('REGRET', 'none', 1), 422);
  });
});

describe('a change of a setting', () => {
  it.each([0, 61, -1, 1e15, 2.5, '3', ''])('to %j is refused', async (valor) => {
    const reply = await expectRefused(server, () => save('BID_THROTTLE_MINUTES', valor, 4), 422);
    expect(reply.body).toContain('de 1 a 60');
  });

  it('that another administrator was faster with is refused with their name', async () => {
    const reply = await save('BID_THROTTLE_MINUTES', 4, 3, second);
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain('Clara Dias');
  });

  it('by two administrators at the same moment is one change', async () => {
    const replies = await Promise.all([save('STRIKE_MONTHS', 6, 0), save('STRIKE_MONTHS', 9, 0, second)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(await changes('STRIKE_MONTHS')).toHaveLength(1);
  });

  it('to what applies already is refused', async () => {
    await expectRefused(server, () => save('PROPOSALS_PER_OFFER', null, 0), 409);
  });

  it('needs a reason, and a setting that exists', async () => {
    const put = (name: string, body: object) => admin.put(`/admin/settings/${name}`, body);
    expect((await put('OPEN_PROPOSALS', { valor: 9, versao: 0, motivo: '' })).statusCode).toBe(422);
    expect((await put('DATABASE_URL', { valor: 9, versao: 0, motivo })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  });

  it.each(['sales', 'finance', 'content', 'support'] as const)('is not made by %s', async (staffRole) => {
    const member = await buildStaff(server, { staffRole });
    expect((await save('OPEN_PROPOSALS', 9, 0, member)).statusCode).toBe(403);
  });
});

describe('the settings', () => {
  it('are read by those whom they concern', async () => {
    const sales = await buildStaff(server, { staffRole: 'sales' });
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const groups = async (who: StaffMember) => new Set((await read(who)).map(({ grupo }) => grupo));
    expect(await groups(sales)).toEqual(
      new Set(['bids', 'proposals', 'deals', 'limits', 'answers', 'visits', 'mails']),
    );
    expect(await groups(finance)).toEqual(new Set(['deals', 'limits', 'retention']));
    expect((await sales.get('/admin/settings/BANK_DATA_DAYS/changes')).statusCode).toBe(404);
    // Nor by the audit log.
    expect((await save('BANK_DATA_DAYS', 120, 0)).statusCode).toBe(200);
    const audited = async (who: StaffMember) =>
      new Set(
        (await who.get('/admin/audit?tipo=setting&limit=100'))
          .json<{ data: { id: string | null }[] }>()
          .data.map(({ id }) => id),
      );
    expect(await audited(admin)).toContain('BANK_DATA_DAYS');
    expect(await audited(finance)).toEqual(
      new Set(['BANK_DATA_DAYS', 'EXPOSURE_PERSON', 'REGRET', 'STRIKE_MONTHS']),
    );
    const seen = await audited(sales);
    expect(seen).toContain('BID_THROTTLE_MINUTES');
    expect(seen).not.toContain('BANK_DATA_DAYS');
    const file = (await sales.get('/admin/audit.csv?tipo=setting')).body;
    expect(file).toContain('BID_THROTTLE_MINUTES');
    expect(file).not.toContain('BANK_DATA_DAYS');
    expect(
      (await buildStaff(server, { staffRole: 'content' }).then((who) => who.get('/admin/settings')))
        .statusCode,
    ).toBe(403);
  });

  it('show nothing that belongs to the operator', async () => {
    expect((await admin.get('/admin/settings')).body).not.toMatch(/DATABASE|SECRET|SMTP|PORT"|patio:/u);
  });
});

describe('two settings', () => {
  it('that contradict each other are refused with the name and value of the other', async () => {
    expect((await save('PICKUP_DAYS_AHEAD', 2, 0)).statusCode).toBe(200);
    const reply = await expectOnlyChanged(server, () => save('PICKUP_LEAD_HOURS', 72, 0), {});
    expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining('2 dias')]);
    expect((await save('PICKUP_LEAD_HOURS', 47, 0)).statusCode).toBe(200);
    expect((await save('PICKUP_DAYS_AHEAD', 1, 1)).statusCode).toBe(422);
  });

  it('that are saved at once are both followed', async () => {
    const names = ['PICKUP_SLOT_MINUTES', 'VISIT_SLOT_MINUTES'] as const;
    const replies = await Promise.all(
      names.map((name, index) => save(name, 45, 0, index === 0 ? admin : second)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { rules } = server.deps.config;
    expect([rules.pickups.slotMinutes, rules.visits.slotMinutes]).toEqual([45, 45]);
  });
});
