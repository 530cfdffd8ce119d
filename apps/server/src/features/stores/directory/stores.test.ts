import { getStore } from '@patio/contract/stores/directory/get-store.ts';
import { listStores } from '@patio/contract/stores/directory/list-stores.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { registerBuilt, registrationForm } from '../../../../test/builders/partner-registration.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { added, expectOnlyChanged, mailTo } from '../../../../test/state/whole-state.ts';

let server: CatalogueServer;
let sales: StaffMember;
let other: StaffMember;
let named = 0;

beforeAll(async () => {
  server = await startCatalogueServer({ SIGN_UPS_PER_HOUR: '1000', PUBLIC_URL: 'https://patio.example' });
  sales = await buildStaff(server);
  other = await buildStaff(server, { name: 'Bia', surname: 'Souza' });
});
afterAll(() => server.close());
beforeEach(() => {
  named += 1;
});

const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, payload });

/** A registration, complete by default, with what its partner sent. */
async function registered(given: { readonly named?: boolean; readonly verified?: boolean } = {}) {
  const store = `cadastro-${'abcdefghijklmnopqrstuvwxyz'.charAt(named)}`;
  const form = registrationForm();
  const { email, token } = await registerBuilt(server, { change: form, verified: given.verified ?? true });
  if (given.named !== false && given.verified !== false)
    await post('/partner/url-loja', { urlLoja: store, tokenUsrio: token });
  const row = await server.deps.database.row<{ id: number; owner: number }>(
    {
      name: 'test.registered',
      text: 'select p.id, a.id as owner from partner p join account a on a.partner_id = p.id where p.email = $1',
    },
    [email],
  );
  return { form, store, email, id: row?.id ?? 0, owner: row?.owner ?? 0 };
}
const read = async (id: number, by = sales) =>
  getStore.success.schema.parse((await by.get(`/admin/stores/${id}`)).json()).data;
const list = async (query: string) =>
  listStores.success.schema
    .parse((await sales.get(`/admin/stores?${query}`)).json())
    .data.map(({ codigo }) => codigo);
const approve = (id: number, versao: number, by = sales) =>
  by.post(`/admin/stores/${id}/approve`, { versao });
const refuse = (id: number, versao: number, by = sales) =>
  by.post(`/admin/stores/${id}/refuse`, { versao, motivo: 'O CNPJ está baixado.' });
const onChange = <T>(action: () => Promise<T>, changes: Parameters<typeof expectOnlyChanged>[2]) =>
  expectOnlyChanged(server, action, changes);

describe('the list of stores', () => {
  it('shows each state, finds by name, city and CNPJ, and is exported', async () => {
    const waiting = await registered();
    const unnamed = await registered({ named: false });
    const open = await buildPartner(server.deps.database, { store: 'loja-da-lista', name: 'Loja da Lista' });
    await server.deps.database.run(
      {
        name: 'test.city',
        text: 'update partner set city_code = (select min(code) from city) where id = $1',
      },
      [open],
    );
    const { cidade } = await read(open);
    expect(await list('situacao=analise')).toContain(waiting.id);
    expect(await list('situacao=analise')).not.toContain(unnamed.id);
    expect(await list('situacao=incompleta')).toContain(unnamed.id);
    expect(await list(`busca=${waiting.form.cnpj}`)).toEqual([waiting.id]);
    expect(await list('busca=da+Lista')).toEqual([open]);
    expect(await list(`cidade=${encodeURIComponent(cidade?.split('/')[0] ?? '')}`)).toContain(open);
    expect((await list('order=nome&limit=100')).length).toBeGreaterThanOrEqual(3);
    const exported = await sales.get('/admin/stores.csv?situacao=aberta&busca=da+Lista');
    expect(exported.body).toContain('Loja da Lista;loja-da-lista;Aberta');
  });

  it.each([
    ['finance', 200, 403],
    ['support', 200, 403],
    ['content', 403, 403],
  ] as const)('is read by %s: %i, who decide nothing: %i', async (staffRole, seen, decided) => {
    const { id } = await registered();
    const by = await buildStaff(server, { staffRole });
    expect((await by.get('/admin/stores')).statusCode).toBe(seen);
    expect((await by.get(`/admin/stores/${id}`)).statusCode).toBe(seen);
    expect((await approve(id, 1, by)).statusCode).toBe(decided);
    expect((await refuse(id, 1, by)).statusCode).toBe(decided);
  });

  it('is closed to users of stores, and so is another store', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-curiosa' });
    const user = await buildBuyer(server, { partnerId: store });
    const { id } = await registered();
    expect((await user.get(`/admin/stores/${id}`)).statusCode).toBe(404);
    for (const path of ['', '.csv']) expect((await user.get(`/admin/stores${path}`)).statusCode).toBe(403);
    expect((await user.get(`/admin/stores/${store}`)).statusCode).toBe(200);
    expect((await user.post(`/admin/stores/${id}/approve`, { versao: 1 })).statusCode).toBe(403);
  });
});

describe('a registration that is complete', () => {
  it('is announced to the sales team, waits on its desk, and names the user who will answer for it', async () => {
    const { id, store, form, owner } = await registered();
    const told = (await mailsTo(server.deps.database, sales.email)).filter(({ subject }) =>
      subject.includes(store),
    );
    expect(told).toHaveLength(1);
    const desk = (await sales.get('/admin/desk')).json<{ data: { tipo: string; total: number }[] }>().data;
    expect(desk.find(({ tipo }) => tipo === 'store-registration')?.total).toBeGreaterThan(0);
    const head = await read(id);
    expect(head).toMatchObject({ situacao: 'analise', urlLoja: store, razaoSocial: form.razaoSocial });
    expect(head.dono).toMatchObject({ codigo: owner, email: form.email });
    expect(head.cpfResponsavel).toBe(`•••${form.cpfResponsavel.slice(-4)}`);
  });

  it('is approved once: the store opens, its partner is mailed, and a second decision is told who was first', async () => {
    const { id, email, owner } = await registered();
    const { versao } = await read(id);
    const at = server.clock.now();
    const reply = await onChange(() => approve(id, versao, other), {
      partner: {
        status: ['pending', 'approved'],
        standing_by: [null, other.id],
        standing_at: [null, at],
        version: [versao, versao + 1],
      },
      audit: added({ actor_id: other.id, action: 'approve-partner', subject: `partner ${id}` }),
      mail: mailTo(email),
      notification: added({ account_id: owner }),
    });
    expect(reply.json()).toMatchObject({ data: { situacao: 'aberta', versao: versao + 1 } });
    for (const again of [approve, refuse]) {
      const late = await onChange(() => again(id, versao), {});
      expect(late.statusCode).toBe(409);
      expect(late.json<{ erros: string[] }>().erros[0]).toMatch(/^Bia Souza já decidiu/);
    }
  });

  it('is refused with a reason: mailed, its name free, its user out of the office, and sent again', async () => {
    const { id, email, owner, store, form } = await registered();
    const user = { id: owner, email };
    const { versao } = await read(id);
    const at = server.clock.now();
    await onChange(() => refuse(id, versao), {
      partner: {
        status: ['pending', 'refused'],
        store: [store, null],
        standing_reason: [null, 'O CNPJ está baixado.'],
        standing_by: [null, sales.id],
        standing_at: [null, at],
        version: [versao, versao + 1],
      },
      audit: added({
        action: 'refuse-partner',
        subject: `partner ${id}`,
        before: { status: 'pending', storeAddress: store },
        after: { status: 'refused', storeAddress: null },
      }),
      mail: mailTo(email),
      notification: added({ account_id: owner }),
    });
    const [mail] = await mailsTo(server.deps.database, email);
    expect(mail?.text).toContain('O CNPJ está baixado.');
    expect((await read(id)).decisao).toMatchObject({ motivo: 'O CNPJ está baixado.' });
    expect((await approve(id, versao + 1)).statusCode).toBe(409);
    const member = await memberOf(user.id);
    expect((await member('/admin/store')).statusCode).toBe(403);
    server.clock.advance(120_000);
    const again = await post('/partner', { ...form, razaoSocial: 'Serra Veículos S.A.' });
    expect(again.statusCode).toBe(201);
    const { data: token } = again.json<{ data: string }>();
    expect((await post('/partner/url-loja', { urlLoja: store, tokenUsrio: token })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({
      situacao: 'analise',
      razaoSocial: 'Serra Veículos S.A.',
      decisao: null,
    });
    const after = await member('/admin/store');
    expect(after.statusCode, after.body).toBe(200);
    expect((await approve(id, (await read(id)).versao)).statusCode).toBe(200);
  });

  it('is not decided on data that changed since it was seen', async () => {
    const { id, form } = await registered();
    const { versao } = await read(id);
    await post('/partner', { ...form, nomeFantasia: 'Outro Nome' });
    const late = await onChange(() => approve(id, versao), {});
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ erros: [expect.stringContaining('mudaram')] });
    expect((await refuse(id, (await read(id)).versao)).statusCode).toBe(200);
  });

  it('is not approved before it is complete; an unknown one and one without a reason are refused', async () => {
    const unnamed = await registered({ named: false });
    named += 1;
    const unverified = await registered({ verified: false });
    for (const { id } of [unnamed, unverified]) {
      const reply = await onChange(async () => approve(id, (await read(id)).versao), {});
      expect([reply.statusCode, (await read(id)).situacao]).toEqual([409, 'incompleta']);
    }
    expect((await approve(999_999, 1)).statusCode).toBe(404);
    expect(
      (await sales.post(`/admin/stores/${unnamed.id}/refuse`, { versao: 1, motivo: '' })).statusCode,
    ).toBe(422);
  });
});

/** A user of a store in the office, by the number of their account. */
async function memberOf(id: number) {
  const text = 'update account set two_step = true where id = $1';
  await server.deps.database.run({ name: 'test.two-step', text }, [id]);
  const { headers } = await buildSession(server.deps, id, { office: true });
  return (path: string) => server.app.inject({ url: `/api${path}`, headers });
}
