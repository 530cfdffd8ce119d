import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const lineOf = (over: object) => ({
  at: 2,
  id: null,
  day: '2026-11-27',
  amount: 150_000,
  text: 'Pix recebido',
  name: null,
  document: null,
  ...over,
});

describe('CSV', () => {
  it('semicolons, decimal commas, what stands above the table and sums below it', () => {
    const text = `Banco Exemplo S.A.;;;;
Extrato da conta;12345-6;;;
Data;Histórico;Docto.;Valor (R$);Saldo (R$)
26/11/2026;SALDO ANTERIOR;;;1.000,00
27/11/2026;"Pix recebido; Ana ""Nina"" Lima";000123;1.500,00;2.500,00
27/11/2026;Tarifa;000124;-12,34;2.487,66

;Total;;1.487,66;
Os dados acima podem mudar.
`;
    expect(readStatement(text)).toEqual({
      format: 'csv',
      account: null,
      balance: null,
      lines: [
        lineOf({ at: 5, id: '000123', text: 'Pix recebido; Ana "Nina" Lima' }),
        lineOf({ at: 6, id: '000124', text: 'Tarifa', amount: -1234 }),
      ],
    });
  });

  it('commas, decimal points, days with the year first, name and document apart', () => {
    const text = `Date,Description,Name,CPF/CNPJ,Amount,Identificador
2026-11-27 10:33,Pix recebido,"Lima, Ana",529.982.247-25,"1,500.00",abc
`;
    expect(readStatement(text)).toMatchObject({
      lines: [lineOf({ id: 'abc', name: 'Lima, Ana', document: '52998224725' })],
    });
  });

  it('one column for what came and one for what went, or a letter', () => {
    expect(
      readStatement(
        'Data;Lançamento;Crédito (R$);Débito (R$)\n27/11/26;Pix recebido;1.500,00;\n27/11/26;Tarifa;;12,00\n',
      ),
    ).toMatchObject({ lines: [lineOf({}), lineOf({ at: 3, text: 'Tarifa', amount: -1200 })] });
    expect(
      readStatement(
        'Data\tMemo\tValor\tD/C\n27/11/2026\tPix recebido\t1500,00\tC\n27/11/2026\tTarifa\t12,00\tD',
      ),
    ).toMatchObject({ lines: [lineOf({}), lineOf({ at: 3, text: 'Tarifa', amount: -1200 })] });
  });

  it.each([
    ['a row that is cut off', '27/11/2026;Pix', 'cells', 2],
    ['a month before the day', '11/27/2026;Pix;1,00', 'day', 2],
    ['an amount without a day', ';Pix;1,00', 'day', 2],
    ['thousands or decimals', '27/11/2026;Pix;1.234', 'ambiguous-amount', 2],
    ['an amount that is none', '27/11/2026;Pix;dez', 'amount', 2],
    [
      'a quote that never ends',
      '27/11/2026;Pix;1,00\n27/11/2026;"Pix;1,00\n27/11/2026;Pix;2,00',
      'quotes',
      3,
    ],
    ['text behind a quote', '27/11/2026;"Pix"x;1,00', 'quotes', 2],
  ])('%s is refused with its line', (_what, rows, problem, line) => {
    expect(readStatement(`Data;Histórico;Valor\n${rows}\n`)).toEqual({ problem, line });
  });

  it('a table without days or amounts is no statement', () => {
    expect(readStatement('Nome;Telefone\nAna;11999999999\n')).toEqual({ problem: 'columns', line: 1 });
    expect(readStatement('Data;Crédito\n27/11/2026;1,00\n')).toEqual({ problem: 'columns', line: 1 });
  });

  it.each([';', '"', '""', '\n', '"a";', 'a', '27/11/2026;1,0;\n'])(
    'two million characters of %s take no longer than reading them',
    (piece) => {
      const started = performance.now();
      readStatement(`Data;Valor\n${piece.repeat(2_000_000 / piece.length)}`);
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );
});
