import type { listSellingTeams } from '@patio/contract/messaging/selling-side/list-selling-teams.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { untilLockWait } from '../../../../../test/state/until-lock-wait.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';

type Teams = z.output<typeof listSellingTeams.success.schema>;

const CARS = 1;
const motivo = 'Nova divisão das categorias.';

let server: TestServer;
let administrator: Buyer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  administrator = await buildBuyer(server, { staffRole: 'administrator', name: 'Zoe', surname: '' });
  ana = await buildBuyer(server, { staffRole: 'sales', name: 'Ana', surname: 'Lima' });
  bia = await buildBuyer(server, { staffRole: 'sales' });
  await run(
    `insert into category (code, name, position, icon) values (1, 'Carros', 1, 'car'), (2, 'Motos', 2, 'bike')`,
  );
});
beforeEach(async () => {
  await run('delete from selling_team_member');
});
afterAll(() => server.close());

const run = (text: string) => server.deps.database.run({ name: `test.${text.slice(0, 40)}`, text });
const teams = async (by: Buyer = administrator) => (await by.get('/admin/selling-teams')).json<Teams>();
const teamOf = async (category = CARS) =>
  (await teams()).data.find(({ categoria }) => categoria.codigo === category);
const put = async (category: number, body: object, by: Buyer = administrator) => {
  const { headers } = await buildSession(server.deps, by.id, { office: true });
  const url = `/api/admin/selling-teams/${category}`;
  return server.app.inject({ method: 'PUT', url, payload: body, headers });
};
const save = async (membros: readonly number[], more: object = {}) =>
  put(CARS, { membros, versao: (await teamOf())?.versao ?? '', motivo, ...more });

describe('the team of a category', () => {
  it('is set with a reason: members, audit, and new members are notified', async () => {
    const at = server.clock.now();
    const reply = await expectOnlyChanged(server, () => save([bia.id, administrator.id, bia.id]), {
      selling_team_member: [
        added({ category_code: CARS, account_id: administrator.id }),
        added({ category_code: CARS, account_id: bia.id }),
      ],
      audit: added({
        actor_id: administrator.id,
        action: 'save-selling-team',
        subject: 'category 1',
        details: { reason: motivo },
        before: { members: [] },
        after: { members: [administrator.id, bia.id] },
        at,
      }),
      notification: [noticeTo(administrator.id), noticeTo(bia.id)],
    });
    expect(reply.json()).toMatchObject({
      data: {
        categoria: { codigo: CARS, nome: 'Carros' },
        membros: [
          { codigo: administrator.id, nome: 'Zoe', email: administrator.email, ativo: true },
          { codigo: bia.id, ativo: true },
        ],
      },
    });
  });

  it('is changed by who read it last, and the same once more changes nothing', async () => {
    const stale = { versao: (await teamOf())?.versao };
    expect((await save([ana.id])).statusCode).toBe(200);
    await expectNothingChanged(server, () => save([ana.id]));
    await expectRefused(server, () => save([bia.id], stale), 409);
    expect((await save([bia.id])).statusCode).toBe(200);
    expect((await teamOf())?.membros.map(({ codigo }) => codigo)).toEqual([bia.id]);
    expect((await ana.get('/usrio/notif')).body).toContain('Você saiu da equipe de “Carros”');
  });

  it('takes two changes at once one after the other: the later one has to reload', async () => {
    const versao = (await teamOf())?.versao;
    const replies = await server.deps.database.transact(async (transaction) => {
      await transaction.row({
        name: 'test.hold',
        text: 'select code from category where code = 1 for update',
      });
      const both = [ana, bia].map(({ id }) => put(CARS, { membros: [id], versao, motivo }));
      // Both: one that came after the other was through would be refused without any lock.
      await untilLockWait(server.deps.database, 2);
      return both;
    });
    const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await teamOf())?.membros).toHaveLength(1);
  });

  it('takes nobody who cannot act on a deal, and keeps in sight who no longer can', async () => {
    const buyer = await buildBuyer(server);
    const content = await buildBuyer(server, { staffRole: 'content' });
    const blocked = await buildBuyer(server, { staffRole: 'sales', blockedAt: server.clock.now() });
    for (const { id } of [buyer, content, blocked, { id: 999_999 }])
      await expectRefused(server, () => save([ana.id, id]), 422);
    await save([ana.id]);
    await run(`update account set staff_role = 'content' where id = ${ana.id}`);
    expect((await teamOf())?.membros).toMatchObject([{ codigo: ana.id, ativo: false }]);
    // Anyone who is there may stay.
    expect((await save([ana.id, bia.id])).statusCode).toBe(200);
    await run(`update account set staff_role = 'sales' where id = ${ana.id}`);
  });

  it('needs a category that is there, a reason and an administrator', async () => {
    await expectRefused(server, () => put(99, { membros: [ana.id], versao: '', motivo }), 422);
    await expectRefused(server, () => save([ana.id], { motivo: 'x' }), 422);
    const body = { membros: [ana.id], versao: '', motivo };
    const user = await buildBuyer(server, { partnerId: null });
    for (const by of [ana, user]) await expectRefused(server, () => put(CARS, body, by), 403);
  });
});

it('everybody of sales reads who is notified of what, and where mail goes otherwise', async () => {
  await save([bia.id]);
  const read = await teams(ana);
  expect(read.data.map(({ categoria, membros }) => [categoria.nome, membros.length])).toEqual([
    ['Carros', 1],
    ['Motos', 0],
  ]);
  expect(read.padrao.map(({ codigo }) => codigo)).toEqual([ana.id, bia.id]);
  expect(read.emailPadrao).toBe(server.deps.config.brand.salesEmail);
  const user = await buildBuyer(server);
  expect((await user.get('/admin/selling-teams')).statusCode).toBe(403);
});
