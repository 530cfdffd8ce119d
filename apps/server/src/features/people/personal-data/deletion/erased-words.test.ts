import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { deletionScene } from '../../../../../test/scenes/deletion-scene.ts';
import { recordAudit, type AuditSubject, type AuditValues } from '../../../../platform/audit/public.ts';

let server: CatalogueServer;
let sales: StaffMember;
let scene: ReturnType<typeof deletionScene>;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  scene = deletionScene(server);
});
afterAll(() => server.close());

it('staff’s words about them go from the audit log, with what was searched to export them', async () => {
  const { database } = server.deps;
  const document = documentOf('cpf', 77_001);
  const person = await buildAccount(database, { name: 'Quitéria', surname: 'Zwolak', document });
  const offer = await buildAuctionedOffer(database, server.clock.now(), {});
  const question = await scene.value(
    `insert into question (offer_code, account_id, text, created_at) select ${offer}, $1, 'Aceita?', now() returning code as value`,
    person.id,
  );
  const spaced = document.replace(/^(...)(...)(...)/, '$1.$2.$3-');
  const words: readonly (readonly [AuditSubject, AuditValues])[] = [
    [`question ${String(question)}`, { reason: 'É de Quitéria.' }],
    ['partner 1', { account: person.id, reason: 'É de Quitéria.' }],
    ['list accounts', { rows: 1, query: JSON.stringify({ busca: spaced }) }],
    ['list accounts', { rows: 1, query: JSON.stringify({ busca: person.email.toUpperCase() }) }],
    ['list accounts', { rows: 1, query: JSON.stringify({ busca: 'quitéria zwolak' }) }],
    ['list accounts', { rows: 2, query: '{"busca":"outra pessoa"}' }],
  ];
  await database.transact(async (transaction) => {
    for (const [subject, details] of words)
      await recordAudit(transaction, { actorId: sales.id, action: 'export-list', subject, details, at: 0 });
  });
  await scene.gone(person.id);
  const left = await database.rows<{ details: object }>({
    name: 'test.left',
    text: `select details from audit where action = 'export-list' order by code desc limit 6`,
  });
  expect(left.toReversed().map(({ details }) => details)).toEqual([
    {},
    { account: person.id },
    { rows: 1 },
    { rows: 1 },
    { rows: 1 },
    { rows: 2, query: '{"busca":"outra pessoa"}' },
  ]);
});
