import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';

let server: TestServer;
let ana: Buyer;
let codigoOferta: number;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  codigoOferta = await buildAuctionedOffer(server.deps.database, server.clock.now());
});
afterAll(() => server.close());

const ask = (headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: '/api/offer/prgnt',
    payload: { pergunta: 'Tem chave reserva?', codigoOferta },
    headers,
  });

it('refuses a visitor who is not signed in with 401 and stores nothing, QNA-05', async () => {
  const { headers: restricted } = await buildSession(server.deps, ana.id, { restricted: true });
  const { headers: ended } = await buildSession(server.deps, ana.id);
  await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: ended });
  for (const headers of [{}, { 'security-token': 'A'.repeat(43) }, restricted, ended]) {
    const refused = await expectRefused(server, async () => ask(headers), 401);
    expect(refused.json<{ erros: string[] }>().erros).toHaveLength(1);
  }
  expect((await server.app.inject({ url: `/api/offer/${codigoOferta}/prgnt` })).json()).toEqual({
    perguntas: [],
  });
});

it('stores the question of a signed-in user under their name, and nothing else, QNA-05', async () => {
  const { headers } = await buildSession(server.deps, ana.id);
  const at = server.clock.now();
  await expectOnlyChanged(server, async () => ask(headers), {
    question: added({
      offer_code: codigoOferta,
      account_id: ana.id,
      text: 'Tem chave reserva?',
      answer: null,
      answered_at: null,
      created_at: at,
    }),
    sign_in_attempt: added({ at }),
  });
});
