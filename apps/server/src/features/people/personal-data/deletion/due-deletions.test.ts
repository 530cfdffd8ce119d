import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { day, deletionScene } from '../../../../../test/scenes/deletion-scene.ts';
import { mailsTo } from '../../../../../test/mails.ts';

let server: CatalogueServer;
let sales: StaffMember;
let scene: ReturnType<typeof deletionScene>;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  scene = deletionScene(server);
});
afterAll(() => server.close());

const execute = (name: string, text: string) => server.deps.database.run({ name: `test.${name}`, text });

describe('accounts whose days of grace are over, rule 0.14', () => {
  it('are erased, however many before them cannot be, and those later', async () => {
    const stuck: number[] = [];
    for (let n = 0; n < 51; n += 1) stuck.push((await buildAccount(server.deps.database)).id);
    const last = await buildAccount(server.deps.database);
    const opened = new Date(server.clock.now());
    await server.deps.database.run(
      {
        name: 'test.due-deletions',
        text: `insert into personal_data_request (account_id, kind, idiom, opened_at, due_at, erase_at)
          select id, 'deletion', 'PTBR', $2, $2::timestamptz + interval '15 days', $2::timestamptz + interval '7 days'
          from unnest($1::bigint[]) with ordinality as p (id, n) order by n`,
      },
      [[...stuck, last.id], opened],
    );
    await execute(
      'keep-them',
      `alter table account add constraint stuck check (erased_at is null or id not in (${stuck.join()})) not valid`,
    );
    server.clock.advance(7 * day);
    await scene.job();
    expect(await scene.erasedAt(last.id)).toBe(server.clock.now());
    expect(await scene.erasedAt(stuck[0] ?? 0)).toBeNull();
    expect(await scene.state(stuck[50] ?? 0)).toBe('open');
    await execute('let-them-go', 'alter table account drop constraint stuck');
    await scene.job();
    for (const id of stuck) expect(await scene.state(id)).toBe('done');
  });

  it('hear of it in their own language when staff asked for it in theirs', async () => {
    const person = await buildAccount(server.deps.database);
    const path = `/admin/accounts/${person.id}/personal-data-requests?idiom=EN`;
    const reply = await sales.post(path, { tipo: 'exclusao', motivo: 'Carta de 02/06.' });
    expect(reply.statusCode).toBe(201);
    const [first] = await mailsTo(server.deps.database, person.email);
    expect(first?.subject).toContain('Sua conta será excluída');
    server.clock.advance(7 * day);
    await scene.job();
    const [last] = await mailsTo(server.deps.database, person.email);
    expect(last?.subject).toContain('Sua conta foi excluída');
  });
});
