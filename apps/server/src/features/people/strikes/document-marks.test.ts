import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { registrationForm } from '../../../../test/builders/partner-registration.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { day, deletionScene } from '../../../../test/scenes/deletion-scene.ts';
import { placesOf } from '../../../../test/state/whole-database.ts';
import { forgetPersonalDataJob } from '../../../forget-personal-data.job.ts';

let server: CatalogueServer;
let sales: StaffMember;
let scene: ReturnType<typeof deletionScene>;

beforeAll(async () => {
  server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0', SIGN_UPS_PER_HOUR: '10000' });
  sales = await buildStaff(server);
  scene = deletionScene(server);
});
afterAll(() => server.close());

describe('strikes and blocks outlive the account that had them', () => {
  const strike = async (id: number) => {
    const offer = await buildPurchasedOffer(server, id, { columns: { cancelled_at: server.clock.now() } });
    await server.deps.database.run(
      {
        name: 'test.strike',
        text: `insert into strike (account_id, purchase_code, reason, given_by, at)
          select $1, code, 'Não pagou.', $3, $4 from purchase where offer_code = $2`,
      },
      [id, offer, sales.id, new Date(server.clock.now())],
    );
  };
  const counting = async (email: string) => {
    const row = await server.deps.database.row<{ id: number }>(
      { name: 'test.by-email', text: 'select id from account where email = $1' },
      [email],
    );
    return (await sales.get(`/admin/accounts/${row?.id}/strikes`)).json<{ contam: number }>().contam;
  };

  it('who signs up again with the same document has the strikes that still count', async () => {
    const document = documentOf('cpf', 61_101);
    const person = await buildAccount(server.deps.database, { document });
    await strike(person.id);
    await strike(person.id);
    await scene.gone(person.id);
    expect(await placesOf(server.deps.database, [document])).toEqual([]);
    expect((await scene.signUp(person.email, document)).statusCode).toBe(201);
    expect(await counting(person.email)).toBe(2);
  });

  it('which registers as a store like one that signs up', async () => {
    const [struck, blocked] = [documentOf('cnpj', 61_104), documentOf('cnpj', 61_105)];
    const person = await buildAccount(server.deps.database, { document: struck, profileCode: 5 });
    await strike(person.id);
    await scene.gone(person.id);
    const register = (cnpj: string) => {
      const payload = registrationForm({ cnpj });
      const reply = server.app.inject({ method: 'POST', url: '/api/partner', payload });
      return reply.then(({ statusCode }) => ({ statusCode, email: payload.email }));
    };
    const again = await register(struck);
    expect([again.statusCode, await counting(again.email)]).toEqual([201, 1]);
    const other = await buildAccount(server.deps.database, {
      document: blocked,
      profileCode: 5,
      blockedAt: server.clock.now(),
    });
    await sales.post(`/admin/accounts/${other.id}/personal-data-requests`, {
      tipo: 'exclusao',
      motivo: 'Pedido por carta.',
    });
    server.clock.advance(7 * day);
    await scene.job();
    expect((await register(blocked)).statusCode).toBe(409);
  });

  it('after their months the mark of the document is forgotten', async () => {
    const person = await buildAccount(server.deps.database, { document: documentOf('cpf', 61_102) });
    await strike(person.id);
    await scene.gone(person.id);
    const marks = () =>
      scene.value('select count(*) as value from document_mark where account_id = $1', person.id);
    expect(await marks()).toBe(1);
    const now = server.clock.now();
    server.clock.set(now + 367 * day);
    await forgetPersonalDataJob(server.deps).run();
    expect(await marks()).toBe(0);
    server.clock.set(now);
  });

  it('who was blocked cannot come back with the same document', async () => {
    const document = documentOf('cpf', 61_103);
    const person = await buildAccount(server.deps.database, { document, blockedAt: server.clock.now() });
    await sales.post(`/admin/accounts/${person.id}/personal-data-requests`, {
      tipo: 'exclusao',
      motivo: 'Pedido por carta.',
    });
    server.clock.advance(7 * day);
    await scene.job();
    const reply = await scene.signUp('volta@exemplo.test', document);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { erros: ['Não é possível abrir uma conta com este documento. Fale com o atendimento.'] },
    ]);
  });
});
