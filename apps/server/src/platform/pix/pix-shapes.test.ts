import { describe, expect, it } from 'vitest';
import { receivedShape } from './pix-shapes.ts';

const payment = {
  endToEndId: `E${'1'.repeat(31)}`,
  txid: 'a'.repeat(32),
  valor: '7.00',
  chave: 'chave',
  horario: '2026-11-29T12:00:00.000Z',
};
const page = { parametros: { paginacao: { paginaAtual: 0, quantidadeDePaginas: 1 } } };

function read(odd: object) {
  const { pix } = receivedShape.parse({ ...page, pix: [{ ...payment, ...odd }, payment] });
  expect(pix).toHaveLength(2);
  return pix?.[0];
}

describe('what nothing is decided by hides no payment of a list', () => {
  it.each([
    ['null', null, null],
    ['a number', 7, null],
    ['blanks', '  ', null],
    ['nothing', undefined, null],
    ['characters that no line has', '\u0000Entrada\r\n do\tGol\u202E', 'Entrada  do Gol'],
    ['too many characters', '👍'.repeat(141), '👍'.repeat(140)],
  ])('a text of the payer that is %s', (_what, infoPagador, payerText) => {
    expect(read({ infoPagador })).toMatchObject({ centavos: 700, payerText });
  });

  it('a key or txid that is none, and no refunds at all', () => {
    expect(read({ chave: null, txid: null, devolucoes: null })).toMatchObject({
      key: null,
      txid: null,
      refunds: [],
    });
    expect(read({ txid: 'not one' })).toMatchObject({ txid: null });
    const long = 'k'.repeat(78);
    expect(read({ chave: long })).toMatchObject({ key: long });
  });

  it('a reason of a refund that is too long', () => {
    const refund = { id: 'D1', valor: '1.00', horario: {}, status: 'NAO_REALIZADO', motivo: 'x'.repeat(200) };
    expect(read({ devolucoes: [refund] })?.refunds).toMatchObject([{ reason: 'x'.repeat(140) }]);
  });
});

it('an amount or id that is none is nonsense, as it ever was', () => {
  for (const odd of [{ valor: '7' }, { valor: null }, { endToEndId: 'E1' }, { horario: 'now' }])
    expect(receivedShape.safeParse({ ...page, pix: [{ ...payment, ...odd }] }).success).toBe(false);
});
