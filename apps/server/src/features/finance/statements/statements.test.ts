import { describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { statementScene } from '../../../../test/scenes/purchases/statement-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { forgetStatementLines } from './forget-lines.ts';

const scene = statementScene();
const PRICE = '12000.00';

const fromBuyer = (amount = PRICE) => ({ amount, text: `PIX RECEBIDO - ${scene.buyer}` });

describe('a statement', () => {
  it('is taken in whole, books nothing, and proposes what its movements pay', async () => {
    const [charge = 0] = await scene.charges();
    const text = scene.ofx([fromBuyer(), { amount: '-12.50', text: 'TARIFA', id: 'T' }], '98.765,43');
    await expectOnlyChanged(scene.server, () => scene.take(text), {
      bank_statement: added({ account: scene.account, lines: 2, added: 2, balance_cents: 9_876_543 }),
      statement_line: [added({ amount_cents: 1_200_000 }), added({ amount_cents: -1250, bank_id: 'T' })],
      audit: added({ action: 'import-statement', actor_id: scene.finance.id }),
    });
    const [incoming, fee] = await scene.lines('order=-valor');
    expect(incoming).toMatchObject({
      situacao: 'aberta',
      valor: 12_000,
      restante: 12_000,
      pagador: scene.buyer,
    });
    expect(incoming?.proposta).toMatchObject({
      motivo: 'valor-e-pagador',
      codigoCompra: scene.purchase,
      cobrancas: [{ codigo: charge, aberto: 12_000 }],
    });
    expect(fee).toMatchObject({ situacao: 'aberta', valor: -12.5, restante: 0, proposta: null });
  });

  it('taken again, or with other days before and after, adds only what is new', async () => {
    const one = { amount: '10.00', text: 'A', id: '1', day: '2026-11-02' };
    const two = { amount: '10.00', text: 'B', id: '', day: '2026-11-03' };
    expect(await scene.take(scene.ofx([one, two, two]))).toMatchObject({ movimentos: 3, novos: 3 });
    expect(await scene.take(scene.ofx([one, two, two]))).toMatchObject({ movimentos: 3, novos: 0 });
    const three = { amount: '10.00', text: 'C', id: '3', day: '2026-11-04' };
    expect(await scene.take(scene.ofx([two, two, two, three]))).toMatchObject({ novos: 2 });
  });

  it('imported by two users at the same moment is there once', async () => {
    const text = scene.ofx(Array.from({ length: 30 }, (_, at) => ({ amount: '1.00', text: `M${at}` })));
    const both = await Promise.all([scene.take(text), scene.take(text)]);
    expect(both.map(({ novos }) => novos).toSorted((one, other) => one - other)).toEqual([0, 30]);
  });

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', (text: string) => Buffer.from(text, 'utf16le')],
    ['big-endian UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('in %s keeps its accents', async (_name, encoded) => {
    const table = 'Data;Histórico;Valor\n02/11/2026;Transferência de João;10,00\n';
    const { codigo, conta } = await scene.take(encoded(table), `Conta ${scene.account}`);
    expect(conta).toBe(`Conta ${scene.account}`);
    expect(await scene.lines(`extrato=${codigo}`)).toMatchObject([{ texto: 'Transferência de João' }]);
  });

  it('with a fault adds nothing, and says on which line', async () => {
    const faulty = scene.ofx([fromBuyer(), { amount: '1.234', text: 'x' }]);
    const reply = await expectRefused(scene.server, () => scene.send(faulty), 422);
    expect(reply.json()).toEqual({
      erros: ['Linha 6: o valor pode ser lido de duas formas (mil ou centavos). Escreva os centavos.'],
    });
    await expectRefused(scene.server, () => scene.send(''), 422);
    await expectRefused(scene.server, () => scene.send('PK\u0003\u0004 \0\0'), 422);
    await expectRefused(scene.server, () => scene.send('a'.repeat(2 * 1024 * 1024 + 1)), 413);
  });

  it('is for finance alone', async () => {
    const { sales } = scene.money;
    const store = await buildStaff(scene.server, { staffRole: 'support' });
    for (const by of [sales, store]) {
      await expectRefused(scene.server, () => scene.send(scene.ofx([fromBuyer()]), { by }), 403);
      await expectRefused(scene.server, () => by.get('/admin/statement-lines'), 403);
    }
  });
});

it('words and names are gone after their days, and the movement is still known', async () => {
  const text = scene.ofx([fromBuyer()]);
  const { codigo } = await scene.take(text);
  const { deps, clock } = scene.server;
  await forgetStatementLines(deps);
  expect(await scene.lines(`extrato=${codigo}`)).toMatchObject([{ pagador: scene.buyer }]);
  clock.advance(181 * 86_400_000);
  await forgetStatementLines(deps);
  expect(await scene.lines(`extrato=${codigo}`)).toMatchObject([{ texto: '', pagador: null, valor: 12_000 }]);
  expect(await scene.take(text)).toMatchObject({ novos: 0 });
});

it('the list is a spreadsheet too', async () => {
  await scene.took([fromBuyer()]);
  const file = await scene.finance.get('/admin/statement-lines.csv?sentido=entrada');
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain(scene.buyer);
});
