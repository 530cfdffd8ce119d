import { getResult } from '@patio/contract/trading/auctions/get-result.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

const resultOf = (id: number) => server.ask(getResult, { params: { id } });

describe('how an offer ended', () => {
  test('is announced to nobody while it is open', async () => {
    const code = await server.offer();
    expect(await resultOf(code)).toEqual({
      codigoOferta: code,
      encerrada: false,
      forma: null,
      em: null,
      valor: null,
      sigilo: { aberto: false, ate: null },
    });
  });

  test.each([
    ['sold', 'V', 'lance'],
    ['bought', 'L', 'compra'],
    ['accepted', 'C', 'proposta'],
    ['unsold', 'E', 'sem-venda'],
  ] as const)('%s with status %s is %s, without a price where nobody bid', async (outcome, status, forma) => {
    const at = server.clock.now() - 60_000;
    const code = await server.offer({ status, auction: { endAt: at, closed: { at, outcome } } });
    expect(await resultOf(code)).toEqual({
      codigoOferta: code,
      encerrada: true,
      forma,
      em: new Date(at).toISOString(),
      valor: null,
      sigilo: { aberto: true, ate: null },
    });
  });

  test('with secrets until its announced end where it was sold before, rule 0.41', async () => {
    const at = server.clock.now() - 60_000;
    const endAt = server.clock.now() + 3_600_000;
    const code = await server.offer({
      status: 'V',
      auction: { endAt, closed: { at, outcome: 'bought' } },
    });
    const ate = new Date(endAt + 2000).toISOString();
    expect(await resultOf(code)).toMatchObject({ forma: 'compra', sigilo: { aberto: false, ate } });
  });

  test('is being counted right after the end', async () => {
    const code = await server.offer({ auction: { endAt: server.clock.now() } });
    expect(await resultOf(code)).toMatchObject({ encerrada: true, forma: 'apuracao' });
  });

  test('is not there for an offer that nobody may see', async () => {
    const draft = await server.offer({ publishedAt: null });
    expect((await server.get(`/offer/${draft}/resultado`)).statusCode).toBe(404);
    expect((await server.get('/offer/99999999/resultado')).statusCode).toBe(404);
  });
});
