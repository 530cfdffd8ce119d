import { describe, expect, it } from 'vitest';
import { isBirthDate, maskDate } from './birth-date.ts';
import { formatCep, parseCep } from './cep.ts';
import { formatCnpj, maskCnpj, parseCnpj } from './cnpj.ts';
import { formatCpf, maskCpf, parseCpf } from './cpf.ts';
import { isDocumentText } from './document-text.ts';
import { isEmail, normalizeEmail } from './email.ts';
import { AREA_CODES, maskPhone, parsePhone } from './phone.ts';
import { formatPhone, messagingNumber } from './shown-phone.ts';
import { maskPlate, parsePlate } from './plate.ts';
import { judgeStoreName } from './store-name.ts';

describe('plates', () => {
  it('reads both patterns', () => {
    expect(parsePlate(' abc-1234 ')).toEqual({ plate: 'ABC1234', pattern: 'old' });
    expect(parsePlate('abc1d23')).toEqual({ plate: 'ABC1D23', pattern: 'mercosul' });
    expect(parsePlate('ABC1D2O')).toBeNull();
    expect(parsePlate('AB1234')).toBeNull();
  });
  it('shows only the last four characters, DETL-20', () => {
    expect(maskPlate('abc1d23')).toBe('***-1D23');
    expect(maskPlate('ABC-1234')).toBe('***-1234');
    expect(maskPlate('')).toBe('');
  });
});

describe('tax ids, rules 0.10', () => {
  it('reads a CPF with its mask, with spaces, or bare', () => {
    for (const text of ['529.982.247-25', '529 982 247 25', ' 52998224725\n']) {
      expect(parseCpf(text)).toBe('52998224725');
    }
  });
  it.each([
    '529.982.247-26',
    '11111111111',
    '-52998224725',
    '5299822472',
    '５２９９８２２４７２５',
    '529.982.247−25',
  ])('refuses %s as a CPF', (text) => {
    expect(parseCpf(text)).toBeNull();
  });
  it('reads a CNPJ of digits and one with letters', () => {
    expect(parseCnpj('00.000.000/0001-91')).toBe('00000000000191');
    expect(parseCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });
  it.each(['12ABC34501DE36', '12ABC34501DE3L', '00000000000000', 'AAAAAAAAAAAA45', '12ÁBC34501DE35', ''])(
    'refuses "%s" as a CNPJ',
    (text) => {
      expect(parseCnpj(text)).toBeNull();
    },
  );
  it('punctuates whole and half-typed numbers', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(['5', '529', '5299', '5299822', '5299822472', '529982247259'].map(maskCpf)).toEqual([
      '5',
      '529',
      '529.9',
      '529.982.2',
      '529.982.247-2',
      '529.982.247-25',
    ]);
    expect(['12a', '12abc345', '12abc34501de35x'].map(maskCnpj)).toEqual([
      '12.A',
      '12.ABC.345',
      '12.ABC.345/01DE-35',
    ]);
  });
});

describe('telephone numbers', () => {
  it('knows 67 area codes', () => {
    expect(AREA_CODES.size).toBe(67);
  });
  it('reads mobiles and landlines', () => {
    expect(parsePhone('(27) 99999-0000')).toEqual({ digits: '27999990000', kind: 'mobile' });
    expect(parsePhone('+55 27 3333-0000')).toEqual({ digits: '2733330000', kind: 'landline' });
    expect(parsePhone('55999990000')).toEqual({ digits: '55999990000', kind: 'mobile' });
    expect(parsePhone('027999990000')?.digits).toBe('27999990000');
  });
  it.each([
    '(20) 91234-5678',
    '(11) 81234-5678',
    '(11) 1234-5678',
    '+1 202 555 0100',
    '190',
    '08007012345',
    '',
  ])('refuses "%s"', (text) => {
    expect(parsePhone(text)).toBeNull();
  });
  it('masks numbers while they are typed, SIGN-14', () => {
    const typed = ['2', '27', '279', '279999', '2799999', '2733330000', '27999990000', '279999900001'];
    expect(typed.map(maskPhone)).toEqual([
      '2',
      '27',
      '(27) 9',
      '(27) 9999',
      '(27) 9999-9',
      '(27) 3333-0000',
      '(27) 99999-0000',
      '279999900001',
    ]);
    expect(maskPhone('+55 27 99999-0000')).toBe('(27) 99999-0000');
    expect(maskPhone('(27) 9999-')).toBe('(27) 9999');
  });
  const keyed = (keys: string) => Array.from(keys).reduce((shown, key) => maskPhone(shown + key), '');
  it.each([
    ['+5527998887766', '(27) 99888-7766'],
    ['+55 (27) 3333-0000', '(27) 3333-0000'],
    ['5527998887766', '(27) 99888-7766'],
    ['0 27 99888-7766', '(27) 99888-7766'],
    ['55998887766', '(55) 99888-7766'],
    ['0800 123 4567', '08001234567'],
    ['+1 202 555 0100', '+12025550100'],
    ['2799888776655', '2799888776655'],
  ])('makes of "%s", key by key, "%s", SIGN-14', (keys, shown) => {
    expect(keyed(keys)).toBe(shown);
    expect(maskPhone(keys)).toBe(shown);
  });
  it('writes numbers and adds the country code for messages', () => {
    expect(formatPhone('27999990000')).toBe('(27) 99999-0000');
    expect(formatPhone('2733330000')).toBe('(27) 3333-0000');
    expect(messagingNumber('(27) 99999-0000')).toBe('5527999990000');
    expect(messagingNumber('+5527999990000')).toBe('5527999990000');
    expect(messagingNumber('(55) 99999-0000')).toBe('5555999990000');
  });
});

describe('e-mail addresses', () => {
  it.each(['test@iana.org', 'a.b+c@x-y.com.br', 'test@io', 'test@xn--hxajbheg2az3al.xn--jxalpdlp'])(
    'accepts %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  it.each([
    '',
    '@',
    'test',
    'a@b@c.com',
    'maria@gmail',
    '.a@b.com',
    'a..b@c.com',
    'a@-b.com',
    'a@b-.com',
    'a@b.123',
    'a@b..c',
    '"a"@b.com',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@b.com`,
    `a@${'b'.repeat(64)}.com`,
    'a b@c.com',
  ])('refuses "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  it('compares trimmed and in lower case', () => {
    expect(normalizeEmail('  Ana@Exemplo.COM ')).toBe('ana@exemplo.com');
  });
});

describe('postal codes, C-92', () => {
  it('reads eight digits with or without hyphen', () => {
    expect(parseCep('29100-000')).toBe('29100000');
    expect(parseCep('2910000')).toBeNull();
    expect(formatCep('29100000')).toBe('29100-000');
  });
});

describe('store names, C-95', () => {
  const reserved = new Set(['home']);
  it.each([
    ['', 'required'],
    ['Minha Loja', 'spaces'],
    ['-a', 'hyphen'],
    ['a-', 'hyphen'],
    ['a--b', 'hyphen'],
    ['a1', 'lowercase'],
    ['ação', 'lowercase'],
    ['Loja', 'lowercase'],
    ['home', 'reserved'],
    ['a-b', 'ok'],
  ])('judges "%s" as %s', (name, verdict) => {
    expect(judgeStoreName(name, reserved)).toBe(verdict);
  });
});

describe('birth dates, FLOW-19', () => {
  const today = Date.UTC(2026, 10, 20);
  it('masks while typing', () => {
    expect(['0', '010', '01021', '01021990', '010219901'].map(maskDate)).toEqual([
      '0',
      '01/0',
      '01/02/1',
      '01/02/1990',
      '01/02/1990',
    ]);
  });
  it('takes days of the calendar that have come', () => {
    expect(isBirthDate('29/02/2000', today)).toBe(true);
    for (const wrong of [
      '29/02/2001',
      '31/04/2000',
      '00/01/2000',
      '01/13/2000',
      '01/01/1899',
      '21/11/2026',
      '1/1/2000',
    ]) {
      expect(isBirthDate(wrong, today)).toBe(false);
    }
  });
});

describe('document fields of the flow, FLOW-17 and C-90', () => {
  it('takes digits, dot, slash and hyphen, and letters in a tax id only', () => {
    expect(isDocumentText('529.982.247-25', 'tax-id')).toBe(true);
    expect(isDocumentText('12.ABC.345/01DE-35', 'tax-id')).toBe(true);
    expect(isDocumentText('12 ABC', 'tax-id')).toBe(false);
    expect(isDocumentText('123.456/7-8', 'registration')).toBe(true);
    expect(isDocumentText('A-1', 'registration')).toBe(false);
  });
});
