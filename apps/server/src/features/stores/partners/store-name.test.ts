import { RESERVED_STORE_NAMES } from '@patio/domain/stores/partners/reserved-names.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerBuilt } from '../../../../test/builders/partner-registration.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

const sorted = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer({ SIGN_UPS_PER_HOUR: '1000' });
});
afterAll(() => server.close());

async function choose(urlLoja: string, tokenUsrio: string) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/partner/url-loja',
    payload: { urlLoja, tokenUsrio },
  });
  return { status: reply.statusCode, ...reply.json<{ data?: string; erros?: string[] }>() };
}

const check = async (name: string) =>
  (await server.get(`/partner/url-loja?urlLoja=${encodeURIComponent(name)}`)).json<{
    disponivel: boolean;
    motivo: string | null;
  }>();

describe('the name of a store, API-77', () => {
  test.each([
    ['', 'Digite o nome do site', 'PREG-17'],
    ['Minha Loja', 'Não deve conter espaços', 'PREG-20 C-95'],
    [' loja', 'Não deve conter espaços', 'PREG-20'],
    ['-a', 'O hífen é permitido apenas no meio do nome do site', 'PREG-19 C-95'],
    ['loja-', 'O hífen é permitido apenas no meio do nome do site', 'PREG-19'],
    ['-Loja', 'O hífen é permitido apenas no meio do nome do site', 'C-95'],
    ['Loja', 'Deve conter apenas letras minúsculas', 'PREG-18'],
    ['loja1', 'Deve conter apenas letras minúsculas', 'PREG-18'],
    ['a1', 'Deve conter apenas letras minúsculas', 'C-95'],
    ['açaí', 'Deve conter apenas letras minúsculas', 'C-95'],
  ])('%j is refused: %s, %s', async (name, text) => {
    const { token } = await registerBuilt(server);
    expect(await choose(name, token)).toEqual({ status: 422, erros: [text] });
    expect(await check(name)).toEqual({ disponivel: false, motivo: text });
  });

  test('hyphens inside are fine, and the same name twice is taken, PREG-19 PREG-21', async () => {
    const [one, other] = await Promise.all([registerBuilt(server), registerBuilt(server)]);
    expect(await choose('minha-loja', one.token)).toEqual({ status: 200, data: 'minha-loja' });
    expect(await choose('minha-loja', one.token)).toEqual({ status: 200, data: 'minha-loja' });
    expect(await choose('minha-loja', other.token)).toEqual({
      status: 409,
      erros: ['Este nome já está em uso. Escolha outro.'],
    });
    expect((await check('minha-loja')).disponivel).toBe(false);
    expect(await choose('a-b', one.token)).toEqual({ status: 200, data: 'a-b' });
    expect(await check('minha-loja')).toEqual({ disponivel: true, motivo: null });
  });

  test('of two who want a name at once one gets it, PREG-21', async () => {
    const both = await Promise.all([registerBuilt(server), registerBuilt(server)]);
    const replies = await Promise.all(both.map(({ token }) => choose('disputada', token)));
    expect(sorted(replies)).toEqual([200, 409]);
  });

  test.each([...RESERVED_STORE_NAMES])('%s belongs to the product, C-05 rule 0.1', async (name) => {
    expect((await check(name)).disponivel).toBe(false);
  });

  test('a reserved name is answered like a taken one, C-05', async () => {
    const { token } = await registerBuilt(server);
    for (const name of ['home', 'painel', 'api', 'seja-um-parceiro'])
      expect((await choose(name, token)).status).toBe(409);
  });

  test('needs a token that is still good and a confirmed e-mail, PREG-21', async () => {
    const { token } = await registerBuilt(server, { verified: false });
    expect(await choose('sem-codigo', token)).toEqual({
      status: 422,
      erros: ['Confirme seu e-mail antes de escolher o nome do site.'],
    });
    const text =
      'Este cadastro expirou. Volte ao início do formulário e envie os mesmos dados para continuar.';
    expect(await choose('sem-token', '')).toEqual({ status: 422, erros: [text] });
    expect(await choose('sem-token', 'A'.repeat(43))).toEqual({ status: 422, erros: [text] });
    const late = await registerBuilt(server);
    server.clock.advance(24 * 3_600_000);
    expect(await choose('tarde', late.token)).toEqual({ status: 422, erros: [text] });
  });

  test('of any text is taken only when it is lower-case words joined by hyphens', async () => {
    const { token } = await registerBuilt(server);
    const typed = fc.oneof(
      fc.string({ maxLength: 20, unit: fc.constantFrom('a', 'z', '-', ' ', 'A', '1', 'ç', '_', '/', '.') }),
      fc.string({ maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (name) => {
        const { status } = await choose(name, token);
        const right = /^[a-z]+(-[a-z]+)*$/.test(name) && !RESERVED_STORE_NAMES.has(name);
        expect(status === 200).toBe(right);
        expect([200, 409, 422]).toContain(status);
      }),
      { numRuns: 150 },
    );
  });
});
