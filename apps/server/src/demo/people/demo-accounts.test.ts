import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parseCpf } from '@patio/domain/validation/cpf.ts';
import { parsePhone } from '@patio/domain/validation/phone.ts';
import { parseCep } from '@patio/domain/validation/cep.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { DEMO_ADDRESSES } from './demo-addresses.ts';
import { loadDemoWorld } from '../load-demo-world.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, taxIdOf } from './people.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadDemoWorld(server.deps.config, server.clock.now());
});

afterAll(() => server.close());

const user = z.object({
  token: z.string(),
  isPartner: z.boolean(),
  alteraPassword: z.string(),
  notifications: z.number(),
  staffRole: z.string().nullish(),
  profileCode: z.number().optional(),
});

async function signIn(key: string) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: `${key}@patio.test`, password: DEMO_PASSWORD },
  });
  return { status: reply.statusCode, body: reply.json<unknown>() };
}

async function read(key: string, path: string): Promise<unknown> {
  const { body } = await signIn(key);
  const { token } = user.parse(body);
  const reply = await server.app.inject({ url: `/api${path}`, headers: { 'security-token': token } });
  return reply.json<unknown>();
}

test.each([
  ['comprador', 7],
  ['rival', 7],
  ['lojista', 5],
  ['empresa', 4],
  ['colaborador', 6],
  ['semlimite', 7],
])('%s signs in with the profile %i', async (key, profile) => {
  const { status, body } = await signIn(key);
  expect(status).toBe(200);
  expect(user.parse(body)).toMatchObject({ alteraPassword: 'N', isPartner: false, profileCode: profile });
});

test.each([
  ['vendas', 'sales'],
  ['conteudo', 'content'],
  ['financeiro', 'finance'],
  ['atendimento', 'support'],
  ['patio', 'yard'],
  ['admin', 'administrator'],
])('%s signs in with the role %s', async (key, staffRole) => {
  expect(user.parse((await signIn(key)).body).staffRole).toBe(staffRole);
});

test('the partner signs in as one, S-42', async () => {
  expect(user.parse((await signIn('parceiro')).body).isPartner).toBe(true);
});

test('an access code is asked for, S-33', async () => {
  const { status, body } = await signIn('codigo');
  expect(status).toBe(403);
  expect(body).toMatchObject({ codigoAcesso: true });
});

test('the password must be changed, S-34', async () => {
  expect(user.parse((await signIn('trocarsenha')).body).alteraPassword).toBe('S');
});

test('whose limits are used up may neither bid nor buy, C-65', async () => {
  expect(await read('semlimite', '/usrio/limites')).toEqual([
    { tipo: 'PODE_DAR_LANCE', valor: null },
    { tipo: 'PODE_COMPRAR', valor: null },
  ]);
});

test('the buyer may still bid and buy, and has purchases in every status, S-56', async () => {
  const limits = z
    .array(z.object({ valor: z.number().nullable() }))
    .parse(await read('comprador', '/usrio/limites'));
  expect(limits.every(({ valor }) => valor !== null && valor > 4)).toBe(true);
  const row = z.object({
    statusOferta: z.string(),
    winner: z.string(),
    tipoUltimoLance: z.string(),
    idofrtacancl: z.string().nullable(),
    dataCancelada: z.string().nullable(),
    dataNegociacao: z.string().nullable(),
    dataRejeicaoCancelamento: z.string().nullable(),
    dataRejeicaoCancelamentoVenda: z.string().nullable(),
    vendido10dias: z.boolean(),
  });
  const { data } = z.object({ data: z.array(row) }).parse(await read('comprador', '/offer/myoffers'));
  const has = (wanted: Partial<z.output<typeof row>>) =>
    data.some((one) =>
      Object.entries(wanted).every(([key, value]) =>
        Object.entries(one).some(([name, own]) => name === key && own === value),
      ),
    );
  for (const statusOferta of ['V', 'C', 'L', 'X']) expect(has({ statusOferta, winner: 'W' })).toBe(true);
  expect(has({ statusOferta: 'V', winner: 'W', dataNegociacao: null, dataCancelada: null })).toBe(true);
  expect(has({ idofrtacancl: 'Q' })).toBe(true);
  expect(has({ statusOferta: 'A', winner: '' })).toBe(true);
  expect(has({ statusOferta: 'A', winner: 'N' })).toBe(true);
  expect(has({ statusOferta: 'A', winner: '', tipoUltimoLance: 'O' })).toBe(true);
  expect(has({ tipoUltimoLance: 'R' })).toBe(true);
  expect(has({ statusOferta: 'E', winner: '' })).toBe(true);
  expect(data.some(({ winner, statusOferta }) => winner === 'N' && statusOferta !== 'A')).toBe(true);
  expect(data.some(({ dataCancelada }) => dataCancelada !== null)).toBe(true);
  expect(data.some((one) => one.statusOferta === 'L' && one.dataRejeicaoCancelamento !== null)).toBe(true);
  expect(data.some((one) => one.statusOferta === 'X' && one.dataRejeicaoCancelamentoVenda !== null)).toBe(
    true,
  );
});

test('the buyer has notifications, read and unread, two of them with attachments, S-41', async () => {
  const notification = z.object({
    nomeArquivo: z.string().nullable(),
    guid: z.string().nullable(),
    lida: z.boolean(),
  });
  const list = z.array(notification).parse(await read('comprador', '/usrio/notif'));
  expect(list.filter(({ guid, nomeArquivo }) => guid !== null && nomeArquivo !== null)).toHaveLength(2);
  expect(new Set(list.map(({ lida }) => lida)).size).toBe(2);
});

test('tax numbers, telephones and postal codes are valid, so that the first step of a purchase is complete', () => {
  const faulty = DEMO_ACCOUNTS.filter((account) => {
    const isCompany = account.profile === 4 || account.profile === 5;
    const id = taxIdOf(account);
    const document = isCompany ? parseCnpj(id) : parseCpf(id);
    return document !== id || parsePhone(account.phone) === null || Number.isNaN(Date.parse(account.birth));
  });
  expect(faulty).toEqual([]);
  expect(DEMO_ADDRESSES.filter(([, cep]) => parseCep(cep) === null)).toEqual([]);
});
