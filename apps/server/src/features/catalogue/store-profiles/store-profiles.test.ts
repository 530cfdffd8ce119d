import { readdir } from 'node:fs/promises';
import fastify from 'fastify';
import sharp from 'sharp';
import { getStore } from '@patio/contract/stores/directory/get-store.ts';
import { getPartner } from '@patio/contract/stores/partners/get-partner.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { mediaRoutes, removeLoosePhotosJob } from '../media/public.ts';
import { added, expectOnlyChanged, mailTo } from '../../../../test/state/whole-state.ts';

let server: CatalogueServer;
let sales: StaffMember;
let user: Buyer;
let store: number;
let other: number;
let stores = 0;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  stores += 1;
  const { database } = server.deps;
  store = await buildPartner(database, { store: `perfil-${'x'.repeat(stores)}` });
  other = await buildPartner(database, { store: `alheia-${'x'.repeat(stores)}` });
  user = await buildBuyer(server, { partnerId: store });
});

const read = async (id = store, by: Pick<Buyer, 'get'> = sales) =>
  getStore.success.schema.parse((await by.get(`/admin/stores/${id}`)).json()).data;
const profile = {
  descricao: 'Seminovos revisados.\nAbertos aos sábados.',
  telefone: '(27) 99999-0000',
  site: null,
  endereco: null,
  cidade: null,
};
const save = async (change: object = {}, by: Pick<Buyer, 'put'> = user, id = store) =>
  by.put(`/admin/stores/${id}/profile`, { ...profile, versao: (await read(id)).versao, ...change });
const picture = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#226688' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
/** What the worker serves under an address. */
const served = async (address: string | null) => {
  const media = fastify();
  mediaRoutes(media, server.deps);
  return (await media.inject(address ?? '')).statusCode;
};
const shown = async () => server.ask(getPartner, { query: { partner: `perfil-${'x'.repeat(stores)}` } });

describe('the profile of a store', () => {
  it('is changed by its users and by sales, audited, and shown at once', async () => {
    const { versao } = await read();
    const reply = await expectOnlyChanged(server, () => save(), {
      partner: {
        description: ['Loja de teste', profile.descricao],
        phone: [null, '(27) 99999-0000'],
        version: [versao, versao + 1],
      },
      audit: added({ actor_id: user.id, action: 'save-store-profile', subject: `partner ${store}` }),
    });
    expect(reply.json()).toMatchObject({ data: { descricao: profile.descricao, versao: versao + 1 } });
    expect(await shown()).toMatchObject({ descricao: profile.descricao, whatsapp: '5527999990000' });
    expect((await save({ descricao: 'Da equipe.' }, sales)).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ descricao: 'Da equipe.' });
  });

  it('has a photo that is encoded again and shown, replaced under a new address, and removed', async () => {
    expect((await save({ foto: await picture(320, 320) })).statusCode).toBe(200);
    const { urlFoto: first } = await shown();
    expect(first).toMatch(/^\/media\/[0-9a-f-]{36}$/);
    expect(await served(first)).toBe(200);
    expect((await save({ foto: await picture(400, 320) })).statusCode).toBe(200);
    expect((await shown()).urlFoto).not.toBe(first);
    expect((await save()).statusCode).toBe(200);
    expect((await shown()).urlFoto).not.toBeNull();
    expect((await save({ foto: null })).statusCode).toBe(200);
    expect((await shown()).urlFoto).toBeNull();
  });

  it('leaves no file behind: of a photo that was replaced or removed, or sent on another version', async () => {
    const { filesDir } = server.deps.config;
    const photos = async () =>
      (await readdir(filesDir, { recursive: true })).filter((name) => name.endsWith('master.jpg'));
    const cleanUp = () => removeLoosePhotosJob(server.deps).run();
    await save({ foto: await picture(320, 320) });
    await cleanUp();
    const stored = await photos();
    await save({ foto: await picture(400, 320) });
    expect((await save({ foto: await picture(400, 400), versao: 1 })).statusCode).toBe(409);
    expect(await photos()).toHaveLength(stored.length + 2);
    await cleanUp();
    server.clock.advance(3_600_000);
    await cleanUp();
    expect(await photos()).toHaveLength(stored.length);
    expect(await served((await shown()).urlFoto)).toBe(200);
    await save({ foto: null });
    await cleanUp();
    expect(await photos()).toHaveLength(stored.length - 1);
  });

  it.each([
    ['a photo that is none', { foto: Buffer.from('<svg onload=alert(1)>').toString('base64') }],
    ['a photo that is too large', { foto: 'A'.repeat(7 * 1024 * 1024) }],
    ['a photo that is not base64', { foto: 'não é' }],
    ['a description that is too long', { descricao: 'x'.repeat(1001) }],
    ['a telephone of nowhere', { telefone: '190' }],
    ['an address without a city', { endereco: 'Rua das Flores, 10' }],
    ['an address that is too short', { endereco: 'Rua', cidade: 1 }],
  ])('refuses %s, and nothing changes', async (_, change) => {
    const { versao } = await read();
    // A file is noted before it is looked at.
    const reply = await expectOnlyChanged(server, () => save({ ...change, versao }), {}, [
      'session',
      'loose_photo',
    ]);
    expect(reply.statusCode, reply.body).toBe(422);
  });

  it('refuses an unknown city, and what was written on another version', async () => {
    expect((await save({ endereco: 'Rua das Flores, 10', cidade: 999_999_999 })).statusCode).toBe(422);
    const { versao } = await read();
    expect((await save({ versao })).statusCode).toBe(200);
    expect((await save({ versao, descricao: 'Tarde.' })).statusCode).toBe(409);
  });

  it('of another store is neither read nor changed by its users, nor by other roles', async () => {
    expect((await user.get(`/admin/stores/${other}`)).statusCode).toBe(404);
    expect((await user.get(`/admin/stores/999999`)).statusCode).toBe(404);
    const { versao } = await read(other);
    const reply = await expectOnlyChanged(server, () => save({ versao }, user, other), {});
    expect(reply.statusCode).toBe(403);
    for (const staffRole of ['support', 'finance', 'content'] as const)
      expect((await save({}, await buildStaff(server, { staffRole }))).statusCode).toBe(403);
    const head = await read(store, user);
    expect(head.nome).toBe('Loja Teste');
  });

  it('does not tell its users which colleague of the house decided', async () => {
    await sales.post(`/admin/stores/${store}/suspend`, { motivo: 'Em análise.' });
    await sales.post(`/admin/stores/${store}/release`, { motivo: 'Tudo certo.' });
    expect((await read()).decisao?.por).not.toBeNull();
    expect((await read(store, user)).decisao).toMatchObject({ por: null, motivo: 'Tudo certo.' });
  });
});

describe('the names and contacts of a store', () => {
  const data = {
    nome: 'Loja Nova',
    razaoSocial: 'Loja Nova Ltda.',
    responsavel: 'Ana Lima',
    email: 'Nova@loja.test',
    motivo: 'Alteração do contrato social.',
  };
  const change = async (given: object = {}, by: Pick<Buyer, 'put'> = sales) =>
    by.put(`/admin/stores/${store}/data`, { ...data, versao: (await read()).versao, ...given });

  it('are changed by sales with a reason, and the store is told at both addresses', async () => {
    const text = `update partner set email = 'antes@loja.test' where id = $1`;
    await server.deps.database.run({ name: 'test.before', text }, [store]);
    const { versao } = await read();
    await expectOnlyChanged(server, () => change(), {
      partner: {
        name: ['Loja Teste', 'Loja Nova'],
        legal_name: [null, 'Loja Nova Ltda.'],
        representative: [null, 'Ana Lima'],
        email: ['antes@loja.test', 'nova@loja.test'],
        version: [versao, versao + 1],
      },
      audit: added({
        action: 'save-store-data',
        before: { name: 'Loja Teste', legalName: null, representative: null, email: 'antes@loja.test' },
        after: {
          name: 'Loja Nova',
          legalName: 'Loja Nova Ltda.',
          representative: 'Ana Lima',
          email: 'nova@loja.test',
        },
      }),
      mail: [mailTo('antes@loja.test'), mailTo('nova@loja.test')],
      notification: added({ account_id: user.id }),
    });
    expect((await mailsTo(server.deps.database, 'antes@loja.test'))[0]?.text).toContain(data.motivo);
    expect((await shown()).nome).toBe('Loja Nova');
  });

  it('are not changed by the store, without a reason, with a bad e-mail or on another version', async () => {
    const { versao } = await read();
    expect((await change({}, user)).statusCode).toBe(403);
    for (const bad of [{ motivo: '' }, { email: 'nada' }, { nome: ' ' }, { nome: 'x'.repeat(101) }])
      expect((await change(bad)).statusCode).toBe(422);
    expect((await change({ versao: versao + 1 })).statusCode).toBe(409);
    expect((await read()).nome).toBe('Loja Teste');
  });
});
