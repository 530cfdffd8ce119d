import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { expectNothingChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

interface Page {
  readonly data: readonly { readonly codigo: number; readonly nome: string; readonly documento: string }[];
  readonly total: number;
  readonly next: string | null;
}

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server, { name: 'Vera' });
  ana = await buildBuyer(server, {
    name: 'Ána',
    surname: 'Conceição',
    document: '52998224725',
    phone: '27988887777',
    emailConfirmed: false,
    identityVerified: false,
  });
  bia = await buildBuyer(server, {
    name: 'Bia',
    tradeName: 'Veículos do Porto',
    document: '12ABC345077735',
    profileCode: 4,
    blockedAt: Date.parse('2026-05-31T15:00:00Z'),
  });
});
afterAll(() => server.close());

const page = async (query: string) => {
  const reply = await sales.get(`/admin/accounts?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Page>();
};
const found = async (query: string) => (await page(query)).data.map(({ codigo }) => codigo);
const search = (term: string) => found(`busca=${encodeURIComponent(term)}`);

describe('the list of accounts, S-46', () => {
  it.each([
    ['a part of the name, without accents', 'ana conceicao'],
    ['the CPF as it is written', '529.982.247-25'],
    ['the bare CPF', '52998224725'],
    ['the telephone as it is written', '(27) 98888-7777'],
  ])('finds an account by %s', async (_how, term) => {
    expect(await search(term)).toEqual([ana.id]);
  });

  it('finds it by e-mail in any letter case, CNPJ with letters, trade name and number', async () => {
    for (const term of [bia.email.toUpperCase(), '12.abc.345/0777-35', 'veiculos do porto'])
      expect([term, await search(term)]).toEqual([term, [bia.id]]);
    expect(await search(String(bia.id))).toContain(bia.id);
  });

  it('finds a part of a document only for those who may read it whole', async () => {
    const support = await buildStaff(server, { staffRole: 'support' });
    const asSupport = async (term: string) =>
      (await support.get(`/admin/accounts?busca=${term}`)).json<Page>().data.map(({ codigo }) => codigo);
    expect(await search('5299822472')).toEqual([ana.id]);
    expect(await asSupport('5299822472')).toEqual([]);
    expect(await asSupport('52998224725')).toEqual([ana.id]);
    expect(await asSupport('conceicao')).toEqual([ana.id]);
  });

  it('takes hostile terms for what they are, and finds nothing', async () => {
    for (const term of ['%', '_____________', `' or 1=1 --`, '\\', '💥', 'x'.repeat(200)])
      expect([term, await search(term)]).toEqual([term, []]);
  });

  it('shows a document by its last characters, and changes nothing', async () => {
    const { data } = await expectNothingChanged(server, () => page(`busca=${ana.email}`));
    expect(data).toMatchObject([
      {
        codigo: ana.id,
        nome: 'Ána Conceição',
        documento: '•••4725',
        tipoPerfilFlag: 'F',
        nivel: 0,
        loja: null,
      },
    ]);
  });

  it('is narrowed by kind, level, block, staff and store', async () => {
    const partner = await buildPartner(server.deps.database, { store: 'loja-do-caio' });
    const caio = await buildBuyer(server, { name: 'Caio', partnerId: partner });
    const everyone = [ana.id, bia.id, caio.id, sales.id];
    const among = async (query: string) => (await found(query)).filter((id) => everyone.includes(id));
    expect(await among('tipo=J')).toEqual([bia.id]);
    const invited = await buildStaff(server, { profileCode: 6 });
    const ofKind = (await page(`tipo=C&busca=${invited.email}`)).total;
    expect([ofKind, (await page(`equipe=S&busca=${invited.email}`)).total]).toEqual([0, 1]);
    expect(await among('nivel=0,3')).toEqual([ana.id]);
    expect(await among('bloqueada=S')).toEqual([bia.id]);
    expect(await among('equipe=S')).toEqual([sales.id]);
    expect(await among(`loja=${partner}`)).toEqual([caio.id]);
    expect(await among('deLoja=S&equipe=N')).toEqual([caio.id]);
  });

  it('is sorted by name or age, the same by cursors as at once', async () => {
    for (const order of ['nome', '-criadaEm', '-nome,criadaEm']) {
      const whole = await found(`order=${order}`);
      const parts: number[] = [];
      for (let next: string | null = ''; next !== null;) {
        const part: Page = await page(`order=${order}&limit=2${next === '' ? '' : `&cursor=${next}`}`);
        parts.push(...part.data.map(({ codigo }) => codigo));
        next = part.next;
      }
      expect([order, parts]).toEqual([order, whole]);
    }
    const names = (await page('order=nome')).data.map(({ nome }) => nome);
    expect(names.indexOf('Ána Conceição')).toBe(0);
  });

  it('leaves erased accounts out, and is for those who may', async () => {
    const dora = await buildBuyer(server, { name: 'Dora' });
    await server.deps.database.run(
      {
        name: 'test.erase',
        text: 'update account set erased_at = now(), blocked_at = now(), document = null where id = $1',
      },
      [dora.id],
    );
    expect(await search(dora.email)).toEqual([]);
    const head = await sales.get(`/admin/accounts/${dora.id}`);
    expect(head.json()).toMatchObject({ data: { apagadaEm: expect.any(String) } });
    await expectRefused(server, () => ana.get('/admin/accounts'), 403);
    await expectRefused(server, () => sales.get('/admin/accounts?nivel=9'), 422);
    await expectRefused(server, () => sales.get('/admin/accounts?cpf=1'), 422);
  });

  it('is exported by sales, documents masked and formulas as text, and audited', async () => {
    const eva = await buildBuyer(server, { name: '=SUM(A1)', surname: 'Fórmula', document: '11144477735' });
    const file = await sales.get('/admin/accounts.csv?busca=formula&order=nome');
    expect(file.headers['content-disposition']).toContain('accounts.csv');
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head?.startsWith('\uFEFFConta;Nome;E-mail;')).toBe(true);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(`${eva.id};'=SUM(A1) Fórmula;${eva.email};`)).toBe(true);
    expect(file.body).not.toContain('11144477735');
    const audited = await server.deps.database.row<{ actor_id: number; subject: string; details: object }>({
      name: 'test.accounts-exported',
      text: `select actor_id, subject, details from audit where action = 'export-list' order by code desc limit 1`,
    });
    expect(audited).toMatchObject({ actor_id: sales.id, subject: 'list accounts', details: { rows: 1 } });
    const support = await buildStaff(server, { staffRole: 'support' });
    expect((await support.get('/admin/accounts.csv')).statusCode).toBe(403);
  });

  it('finds the page of a name by an index', async () => {
    const plan = await server.deps.database.rows<{ 'QUERY PLAN': string }>({
      name: '',
      text: `explain select a.id from account a where (a.erased_at is null) = true
        order by search_text(a.name || ' ' || a.surname), a.id limit 51`,
    });
    expect(plan.map((line) => line['QUERY PLAN']).join(' ')).toContain('account_by_name');
  });
});
