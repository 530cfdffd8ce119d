import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server, { name: 'Vera', surname: 'Lima' });
  ana = await buildBuyer(server, { name: 'Ana', surname: 'Souza', document: '52998224725' });
});
afterAll(() => server.close());

const of = (part = '') => `/admin/accounts/${ana.id}${part}`;
const data = async <T>(url: string, by = sales) => (await by.get(url)).json<{ data: T }>().data;

describe('an account as staff see it, S-46', () => {
  it('is there at once, its document by its last digits, and reading it changes nothing', async () => {
    const head = await expectNothingChanged(server, () => data<object>(of()));
    expect(head).toMatchObject({
      codigo: ana.id,
      nome: 'Ana Souza',
      tipoPerfilFlag: 'F',
      perfil: 7,
      dados: { email: ana.email, cpf: '•••4725', telefone: '27999990000', nascimento: '01/02/1990' },
      nivel: 2,
      bloqueadaEm: null,
      bloqueio: null,
      apagadaEm: null,
      papel: null,
      loja: null,
      contagens: {
        lances: 0,
        propostas: 0,
        comprasEmAndamento: 0,
        compras: 0,
        pedidosDeDados: 0,
        suspeitas: 0,
      },
      verificacaoPendente: null,
    });
    expect(JSON.stringify(head)).not.toContain('52998224725');
  });

  it('gives its whole document only to a call that is audited', async () => {
    const reply = await expectOnlyChanged(server, () => sales.post(of('/document'), {}), {
      audit: added({
        actor_id: sales.id,
        action: 'read-account-document',
        subject: `account ${ana.id}`,
        details: {},
      }),
    });
    expect(reply.json()).toEqual({ data: { documento: '52998224725' } });
  });

  it('shows its deals, never how high a bid may go', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), { title: 'Gol 1.0' });
    const bidder = await buildBuyer(server);
    expect((await bidder.bid(offer, 90_000, { automatic: true })).statusCode).toBe(201);
    const reply = await sales.get(`/admin/accounts/${bidder.id}/deals`);
    expect(reply.json()).toEqual({
      data: {
        lances: [
          {
            codigoOferta: offer,
            titulo: 'Gol 1.0',
            valorLeilao: 10_000,
            naFrente: true,
            ultimoLance: 10_000,
            fim: expect.any(String),
          },
        ],
        propostas: [],
        compras: [],
      },
    });
    expect(reply.body).not.toContain('90000');
    expect(await data(`/admin/accounts/${bidder.id}`)).toMatchObject({ contagens: { lances: 1 } });
  });

  it('lists its sign-ins, and its notifications without their texts', async () => {
    const bia = await buildBuyer(server, { name: 'Bia' });
    const motivo = 'Documentos de outra pessoa.';
    await sales.post(`/admin/accounts/${bia.id}/block`, { motivo });
    const url = (part: string) => `/admin/accounts/${bia.id}/${part}`;
    expect(await data(url('accesses'))).toMatchObject([{ evento: 'CONTA_BLOQUEADA', local: null }]);
    await server.deps.database.run(
      {
        name: 'test.notice',
        text: `insert into notification (account_id, title, body, created_at) values ($1, 'Aviso', 'só para ela', now())`,
      },
      [bia.id],
    );
    const notices = await sales.get(url('notifications'));
    expect(notices.json()).toMatchObject({ data: [{ titulo: 'Aviso', lidaEm: null, nomeArquivo: null }] });
    expect(notices.body).not.toContain('só para ela');
  });

  it('asks for a copy of its data by staff, who find the request by its account', async () => {
    const carla = await buildBuyer(server);
    const motivo = 'Pediu por carta.';
    await sales.post(`/admin/accounts/${carla.id}/personal-data-requests`, { tipo: 'exportacao', motivo });
    const list = (query: string) => data<object[]>(`/admin/personal-data-requests?conta=${carla.id}${query}`);
    expect(await list('')).toMatchObject([
      { tipo: 'exportacao', situacao: 'aberto', conta: { codigo: carla.id }, emNomeDaPessoa: true },
    ]);
    expect(await list('&situacao=concluido,recusado')).toEqual([]);
    expect(await list('&situacao=aberto,concluido&tipo=exportacao')).toHaveLength(1);
  });

  it('is for staff alone, and of an account that exists', async () => {
    const content = await buildStaff(server, { staffRole: 'content' });
    const parts = ['', '/deals', '/accesses', '/notifications'];
    for (const part of parts) {
      await expectRefused(server, () => ana.get(of(part)), 403);
      await expectRefused(server, () => content.get(of(part)), 403);
      await expectRefused(server, () => sales.get(`/admin/accounts/999999999${part}`), 404);
    }
    await expectRefused(server, () => content.post(of('/document'), {}), 403);
    await expectRefused(server, () => sales.post('/admin/accounts/999999999/document', {}), 404);
  });
});
