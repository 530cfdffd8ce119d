import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { deletionScene } from '../../../../test/scenes/deletion-scene.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());

it('what a user asked and proposed is gone from the mails of the team when they are erased, that of others is not, rule 0.14', async () => {
  const scene = deletionScene(server);
  const [person, other] = [await buildBuyer(server), await buildBuyer(server)];
  for (const [by, word] of [
    [person, 'Zé'],
    [other, 'Rui'],
  ] as const) {
    const now = server.clock.now();
    const codigoOferta = await buildAuctionedOffer(server.deps.database, now, { acceptsProposals: true });
    await by.post('/offer/prgnt', { codigoOferta, pergunta: `Serve para o ${word}?` });
    const terms = { cdmoeda: 1, vllance: 9_000, frete: 'N', endereco: null, mensagem: `Paga o ${word}.` };
    const sent = await by.post('/lance/purpose', { cdusrio: by.id, cdofrta: codigoOferta, ...terms });
    const { codigo } = sent.json<{ data: { codigo: number } }>().data;
    await notifySellingSide(server);
    await sales.post(`/admin/proposals/${codigo}/reject`, { motivo: 'Não desta vez.' });
  }
  await scene.farewell();
  const left = async () => {
    const rows = await server.deps.database.rows<{ word: string }>({
      name: 'test.selling-words',
      text: `select substring(text from 'Zé|Rui') as word from mail where text ~ 'Zé|Rui' order by id`,
    });
    return rows.map(({ word }) => word);
  };
  expect(await left()).toEqual(['Zé', 'Zé', 'Rui', 'Rui']);
  await scene.gone(person.id);
  expect(await scene.erasedAt(person.id)).not.toBeNull();
  expect(await left()).toEqual(['Rui', 'Rui']);
});
