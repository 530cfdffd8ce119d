import { describe, expect, it } from 'vitest';
import { isBirthDate, maskDate } from './birth-date.ts';
import { formatCep, parseCep } from './cep.ts';
import { formatCnpj, maskCnpj, parseCnpj } from './cnpj.ts';
import { formatCpf, maskCpf, parseCpf } from './cpf.ts';
import { isDocumentText } from './document-text.ts';
import { isEmail } from './email.ts';
import { AREA_CODES, maskPhone, parsePhone } from './phone.ts';
import { formatPhone, messagingNumber } from './shown-phone.ts';
import { maskPlate, parsePlate } from './plate.ts';
import { judgeStoreName } from './store-name.ts';

/** Holds every text against what is read of it, so that a wrong one shows itself. */
function checkAll(read: (text: string) => unknown, expected: Readonly<Record<string, unknown>>) {
  expect(Object.fromEntries(Object.keys(expected).map((text) => [text, read(text)]))).toEqual(expected);
}
const all = (texts: readonly string[], value: unknown) =>
  Object.fromEntries(texts.map((text) => [text, value]));

describe('the shape of a CPF', () => {
  it('has its signs, spaces in their place, or some of them, and nothing before or after', () => {
    const right = [
      '529.982.247-25',
      '529 982 247 25',
      '529982.24725',
      '529.98224725',
      '529982247-25',
      ' 52998224725 ',
    ];
    const wrong = [
      '1529.982.247-25',
      '529.982.247-251',
      '529-982-247-25',
      '529.982.247.25',
      '529..982.247-25',
    ];
    checkAll(parseCpf, { ...all(right, '52998224725'), ...all(wrong, null) });
  });
  it('is only written with signs when it has eleven digits', () => {
    checkAll(formatCpf, {
      '52998224725': '529.982.247-25',
      '529982247251': '529982247251',
      '5299822472': '5299822472',
    });
  });
  it('is masked from digits alone', () => {
    checkAll(maskCpf, { a5b2c9d9: '529.9', '529.982': '529.982', '529982247': '529.982.247' });
  });
});

describe('the shape of a CNPJ', () => {
  it('has any of its signs in any of its places, and nothing before or after', () => {
    const right = [
      '12.ABC.345/01DE-35',
      '12-abc-345-01de.35',
      '12 ABC 345 01DE 35',
      '12/ABC/345.01DE/35',
      '12ABC34501DE35',
      ' 12abc34501de35 ',
    ];
    const wrong = [
      'x12ABC34501DE35',
      '12ABC34501DE351',
      '12..ABC34501DE35',
      '12ABC34501DE3A',
      '12_ABC34501DE35',
    ];
    checkAll(parseCnpj, { ...all(right, '12ABC34501DE35'), ...all(wrong, null) });
  });
  it('is only written with signs when it has fourteen characters', () => {
    checkAll(formatCnpj, {
      '12ABC34501DE35': '12.ABC.345/01DE-35',
      '12ABC34501DE351': '12ABC34501DE351',
      '12ABC34501DE3': '12ABC34501DE3',
    });
  });
  it('is masked from letters and digits alone, as far as they go', () => {
    checkAll(maskCnpj, {
      '12': '12',
      '12.a-b': '12.AB',
      '12abc': '12.ABC',
      '12abc345': '12.ABC.345',
      '12abc34501de': '12.ABC.345/01DE',
      '12abc34501de3': '12.ABC.345/01DE-3',
    });
  });
});

describe('the shape of a telephone number', () => {
  it('has country code, trunk zero, brackets, spaces and hyphen in their places only', () => {
    const right = [
      '+55 0 27 9 9999-0000',
      '5527999990000',
      '55 27999990000',
      '0 (27) 99999-0000',
      '027 99999 0000',
      '27 9 99990000',
      ' (27)999990000 ',
    ];
    const wrong = [
      'x27999990000',
      '27999990000x',
      '5 27999990000',
      '00 27999990000',
      '(27 99999-0000',
      '27) 99999-0000',
      '27  99999-0000',
      '27 99999--0000',
      '279 9999-00000',
      '27 899990000',
      '27 9999900001',
      '27 99990000',
    ];
    checkAll((text) => parsePhone(text)?.digits ?? null, {
      ...all(right, '27999990000'),
      ...all(wrong, null),
    });
  });
  it('is a landline of eight digits from 2 to 5', () => {
    checkAll((text) => parsePhone(text)?.kind ?? null, {
      '27 2333-0000': 'landline',
      '27 5333-0000': 'landline',
      '27 1333-0000': null,
      '27 6333-0000': null,
      '27 33333-0000': null,
      '27 9333-0000': null,
    });
  });
  it('has an area code that is in use', () => {
    expect([...AREA_CODES].filter((code) => !/^[1-9][1-9]$/.test(code))).toEqual([]);
    expect(['11', '55', '61', '99'].every((code) => AREA_CODES.has(code))).toBe(true);
    expect(['20', '23', '52', '60', '70', '90', ''].some((code) => AREA_CODES.has(code))).toBe(false);
  });
  it('is only written with signs when it has ten or eleven digits', () => {
    checkAll(formatPhone, {
      '27999990000': '(27) 99999-0000',
      '2733330000': '(27) 3333-0000',
      '279999900001': '279999900001',
      '273333000': '273333000',
    });
  });
  it('is masked from the third digit on', () => {
    checkAll(maskPhone, {
      '': '',
      '+': '+',
      '+27': '+27',
      '027': '027',
      '273': '(27) 3',
      '27333': '(27) 333',
      '2733330': '(27) 3333-0',
      ' 27 3 ': '(27) 3',
      a27b3: '(27) 3',
    });
  });
  it('gets the country code for messages unless it has it already', () => {
    checkAll(messagingNumber, {
      '(55) 3333-0000': '555533330000',
      '55 55 3333-0000': '555533330000',
      '27 99999-0000': '5527999990000',
      '275599990000': '55275599990000',
    });
  });
});

describe('the shape of an e-mail address', () => {
  const local = (length: number) => `${'a'.repeat(length)}@b.com`;
  const label = (length: number) => `a@${'b'.repeat(length)}.com`;
  const address = (length: number) => `a@${'b.'.repeat(120)}${'c'.repeat(length - 242)}`;
  it('is bounded in all its parts', () => {
    expect([64, 65].map((length) => isEmail(local(length)))).toEqual([true, false]);
    expect([1, 2, 63, 64].map((length) => isEmail(label(length)))).toEqual([true, true, true, false]);
    expect(address(254)).toHaveLength(254);
    expect([254, 255].map((length) => isEmail(address(length)))).toEqual([true, false]);
  });
  it('has atoms, labels and a name at its end', () => {
    const right = ['a@b.c', "!#$%&'*+/=?^_`{|}~-@b.com", 'a@1.com', 'a@b.c1', 'a@b.1c', 'A.B@C.COM'];
    const wrong = [
      'a(@b.com',
      '(a@b.com',
      'a.@b.com',
      'a@b_c.com',
      'a@_b.com',
      'a@b_.com',
      'a@b.12',
      'a@b.com.',
      'a@.com',
      'a@com',
      'a@c1',
      'a@1c',
      'a@',
      '@b.com',
    ];
    checkAll(isEmail, { ...all(right, true), ...all(wrong, false) });
  });
});

describe('the shape of vehicle numbers', () => {
  it('of a plate: letters, digits and one hyphen or space at most', () => {
    const wrong = [
      'XABC1234',
      'ABC12345',
      'ABC--1234',
      'ABC.1234',
      'ABC1DD3',
      'XABC1D23',
      'ABC1D234',
      'AB11234',
    ];
    checkAll((text) => parsePlate(text)?.plate ?? null, {
      ...all(['ABC1234', 'abc 1234', 'ABC-1234'], 'ABC1234'),
      ...all(['ABC1D23', 'abc 1d23', ' ABC-1D23 '], 'ABC1D23'),
      ...all(wrong, null),
    });
  });
  it('of a plate for everybody: its last four characters without signs', () => {
    checkAll(maskPlate, { ' ab c-1 2-34 ': '***-1234', ' - ': '', '12': '***-12' });
  });
});

describe('the shape of a postal code', () => {
  it('has eight digits and one hyphen at most', () => {
    checkAll(parseCep, {
      ...all(['29100000', '29100-000', ' 29100000 '], '29100000'),
      ...all(['x29100000', '29100000x', '29100--000', '291000000', '2910-0000'], null),
    });
    checkAll(formatCep, { '29100000': '29100-000', '291000000': '291000000' });
  });
});

describe('the shape of a date', () => {
  const today = Date.UTC(2026, 10, 20);
  it('is two, two and four digits', () => {
    checkAll((text) => isBirthDate(text, today), {
      '01/01/1900': true,
      '20/11/2026': true,
      'x01/01/1990': false,
      '01/01/19900': false,
      '31/12/1899': false,
      '32/01/1990': false,
      '31/11/1990': false,
      '01/00/1990': false,
    });
  });
  it('is masked from digits alone, as far as they go', () => {
    checkAll(maskDate, { '01': '01', '01/02': '01/02', a0b1c0: '01/0', '0102': '01/02' });
  });
});

describe('texts of documents and stores', () => {
  it('hold nothing else from the beginning to the end', () => {
    checkAll((text) => isDocumentText(text, 'tax-id'), {
      '': true,
      _12: false,
      '12_': false,
      'aZ0./-': true,
    });
    checkAll((text) => isDocumentText(text, 'registration'), {
      '': true,
      a12: false,
      '12a': false,
      '0./-': true,
    });
  });
  it('of a store are small letters with single hyphens between them', () => {
    checkAll((name) => judgeStoreName(name, new Set()), {
      'a b': 'spaces',
      '-': 'hyphen',
      'a-b-c': 'ok',
      'A-b': 'lowercase',
      '1ab': 'lowercase',
      ab1: 'lowercase',
    });
  });
});
