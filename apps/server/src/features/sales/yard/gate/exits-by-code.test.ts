import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { buildCollectable, buildYard } from '../../../../../test/scenes/yard-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { fillPickupCodesJob, pickupCodeOf } from '../../pickup-codes/public.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let plates = 1000;
let sold: Awaited<ReturnType<typeof buildCollectable>>;
let code: string;

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  plates += 1;
  ana = await buildBuyer(server);
  sold = await buildCollectable(server, ana.id, `COD${plates}`);
  await fillPickupCodesJob(server.deps).run();
  code = (await pickupCodeOf(server.deps, server.deps.database, sold.code)) ?? '';
});

const setDocument = (document: string | null) =>
  server.deps.database.run(
    { name: 'test.by-code-document', text: 'update account set document = $2 where id = $1' },
    [ana.id, document],
  );

const leave = (codigo: string | null, person: object, by = staff) =>
  by.post('/admin/yard/exits', {
    cliente: randomUUID(),
    compra: sold.code,
    veiculo: sold.vehicle,
    codigo,
    retirante: { nome: 'Ana Compradora', terceiro: false, autorizacao: '', ...person },
    uso: null,
    chaves: 1,
    observacao: '',
  });

it('a company collects by a person with an authorisation and the code', async () => {
  await setDocument('11222333000181');
  const person = { documento: documentOf('cpf', 987_656), autorizacao: 'Sócio da empresa' };
  await expectRefused(server, () => leave(null, person), 409);
  expect((await leave(code, person)).statusCode).toBe(201);
});

it('a buyer without a document on file collects with the code: there is none to compare', async () => {
  await setDocument(null);
  const person = { documento: documentOf('cpf', 987_657) };
  await expectRefused(server, () => leave(null, person), 409);
  expect((await leave(code, person)).statusCode).toBe(201);
});

it('the store that sold lets no vehicle out without the code, the house does', async () => {
  const partnerId = await buildPartner(server.deps.database, { store: 'loja-que-entrega' });
  const seller = await buildStaff(server, { staffRole: null, partnerId });
  await server.deps.database.run(
    { name: 'test.by-code-store', text: 'update offer set partner_id = $2 where code = $1' },
    [sold.offer, partnerId],
  );
  const documento = documentOf('cpf', 987_658 + plates);
  await setDocument(documento);
  await expectRefused(server, () => leave(null, { documento }, seller), 409);
  const { desfazer } = (await leave(code, { documento }, seller)).json<{ desfazer: string }>();
  expect((await seller.post('/admin/undo', { desfazer })).statusCode).toBe(200);
  expect((await leave(null, { documento })).statusCode).toBe(201);
});
