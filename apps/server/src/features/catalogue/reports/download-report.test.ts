import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';

let server: TestServer;
const guid = '6d6b9d0e-6f0a-4d2b-9a53-3f5b6a1c7e21';

beforeAll(async () => {
  server = await startTestServer();
  const storage = openStorage(server.deps.config);
  await storage.put('reports/lau-1.pdf', Buffer.from('%PDF-1.4 laudo'));
  await storage.put(`attachments/${guid}`, Buffer.from('anexo'));
});
afterAll(() => server.close());

describe('files that leave as downloads', () => {
  it('saves an inspection report under its own name, API-20 DETL-13', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await server.deps.database.run(
      {
        name: 'test.report',
        text: `update offer set report_code = 'LAU-1', report_name = 'Laudo técnico.pdf' where code = $1`,
      },
      [code],
    );
    const reply = await server.app.inject({ url: '/api/offer/laudo/LAU-1' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''Laudo%20t%C3%A9cnico.pdf`);
    expect(reply.body).toBe('%PDF-1.4 laudo');
    const later = { name: 'test.later', text: 'update offer set published_at = $2 where code = $1' };
    await server.deps.database.run(later, [code, new Date(server.clock.now() + 60_000)]);
    expect((await server.app.inject({ url: '/api/offer/laudo/LAU-1' })).statusCode).toBe(404);
  });

  it('answers 404 for a report that is not there, whatever the code looks like', async () => {
    for (const code of ['LAU-2', '..%2f..%2fsecret', 'x'.repeat(300)]) {
      const reply = await server.app.inject({ url: `/api/offer/laudo/${code}` });
      expect(reply.statusCode).toBe(404);
      expect(reply.json<{ erros: string[] }>().erros).not.toHaveLength(0);
    }
  });

  it('gives an attachment to its owner only, API-52', async () => {
    const owner = await buildAccount(server.deps.database);
    const other = await buildAccount(server.deps.database);
    await server.deps.database.run(
      {
        name: 'test.notification',
        text: `insert into notification (account_id, title, body, attachment_guid, attachment_name, attachment_bytes, created_at)
               values ($1, 'Contrato', 'Segue o contrato.', $2, 'contrato.txt', 5, now())`,
      },
      [owner.id, guid],
    );
    const ask = async (accountId: number) => {
      const { headers } = await buildSession(server.deps, accountId);
      return server.app.inject({ url: `/api/usrio/notif/anexo/${guid}`, headers });
    };
    expect((await ask(owner.id)).body).toBe('anexo');
    expect((await ask(other.id)).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/usrio/notif/anexo/${guid}` })).statusCode).toBe(401);
  });
});
