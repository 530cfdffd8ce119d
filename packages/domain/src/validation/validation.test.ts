import { describe, expect, it } from 'vitest';
import { hasReferenceData, referenceRows } from '../testing-support/reference-data.ts';
import { parseCnpj } from './cnpj.ts';
import { parseCpf } from './cpf.ts';
import { isEmail } from './email.ts';
import { parsePhone } from './phone.ts';
import { parsePlate } from './plate.ts';

type Row = Readonly<Record<string, string>>;

/** Checks every row of a reference file; a failing row shows itself in the comparison. */
function agrees(name: string, rows: number, expected: (row: Row) => unknown, actual: (row: Row) => unknown) {
  const file = `validacao/${name}.csv`;
  it.skipIf(!hasReferenceData(file))(`agrees with every line of ${name}.csv`, () => {
    const all = referenceRows(file);
    expect(all).toHaveLength(rows);
    for (const row of all) expect([row, actual(row)]).toEqual([row, expected(row)]);
  });
}

const input = (row: Row) => row['entrada'] ?? '';
const normalized = (row: Row) => row['normalizado'] || null;

/** Inputs on which no rule is published: what the product decided. */
const PHONE_ACCEPTED = new Set(['0 11 91234-5678']);

describe('reference data', () => {
  agrees('cpf', 426, normalized, (row) => parseCpf(input(row)));
  agrees(
    'cnpj',
    845,
    (row) => (row['valido'] === '?' ? null : normalized(row)),
    (row) => parseCnpj(input(row)),
  );
  agrees(
    'placas',
    373,
    (row) => (row['valida'] === 'S' ? [row['normalizada'], row['padrao']] : [null, null]),
    (row) => {
      const plate = parsePlate(input(row));
      const pattern = plate === null ? null : plate.pattern === 'old' ? 'antiga' : 'mercosul';
      return [plate?.plate ?? null, pattern];
    },
  );
  agrees(
    'telefones',
    166,
    (row) => (row['valido'] === '?' ? PHONE_ACCEPTED.has(input(row)) : row['valido'] === 'S'),
    (row) => parsePhone(input(row)) !== null,
  );
});

describe('reference addresses', () => {
  const file = 'validacao/emails_isemail.csv';
  /** The file writes control characters as their pictures. */
  const address = (row: Row) =>
    (row['endereco'] ?? '').replace(/[\u2400-\u241f]/g, (picture) =>
      String.fromCharCode(picture.charCodeAt(0) - 0x2400),
    );
  it.skipIf(!hasReferenceData(file))('accepts the valid ones and refuses the erroneous ones', () => {
    const rows = referenceRows(file);
    const verdicts = (category: string) =>
      rows.filter((row) => row['categoria'] === category).map((row) => [address(row), isEmail(address(row))]);
    expect(verdicts('ISEMAIL_VALID_CATEGORY')).toHaveLength(14);
    for (const verdict of verdicts('ISEMAIL_VALID_CATEGORY')) expect(verdict).toEqual([verdict[0], true]);
    for (const category of ['ISEMAIL_ERR', 'ISEMAIL_CFWS', 'ISEMAIL_DEPREC', 'ISEMAIL_RFC5322']) {
      expect(verdicts(category).length).toBeGreaterThan(0);
      for (const verdict of verdicts(category)) expect(verdict).toEqual([verdict[0], false]);
    }
  });
  it.skipIf(!hasReferenceData(file))(
    'decides on those between: whether a domain answers is not asked, and what only programs write is refused',
    () => {
      const between = referenceRows(file).filter(({ categoria }) =>
        ['ISEMAIL_DNSWARN', 'ISEMAIL_RFC5321'].includes(categoria ?? ''),
      );
      expect(between.length).toBeGreaterThan(20);
      for (const row of between) {
        expect([address(row), isEmail(address(row))]).toEqual([
          address(row),
          row['categoria'] === 'ISEMAIL_DNSWARN',
        ]);
      }
    },
  );
});
