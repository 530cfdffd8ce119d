import { describe, expect, it } from 'vitest';
import { matchReference, type NamedVehicle } from './match-reference.ts';
import { isFipeCode, parseMonth, parseReferenceYear } from './reference-month.ts';
import { referenceGap } from './reference-gap.ts';

/** The entries among which one is looked for, each with its fuel where it is not Flex. */
type Listed = string | readonly [model: string, fuel: string];

function found(vehicle: Partial<NamedVehicle> & { model: string }, ...listed: readonly Listed[]) {
  const entries = listed.map((entry, index) => {
    const [model, fuel] = typeof entry === 'string' ? [entry, 'Flex'] : entry;
    return { code: `90000${index}-0`, model, fuel };
  });
  return matchReference({ version: '', fuel: 'Flex', gearbox: null, ...vehicle }, entries)?.model ?? null;
}

describe('each trait of a vehicle and its entry', () => {
  it.each([
    ['valves', '1.0 12v', 'Gol 1.0 12V', 'Gol 1.0 8V'],
    ['cylinders', 'V6', 'Gol V6', 'Gol V8'],
    ['doors', '4p', 'Gol 5p', 'Gol 2p'],
    ['gearbox', 'Aut.', 'Gol Aut.', 'Gol Mec.'],
    ['cab', 'CD', 'Gol CD', 'Gol CS'],
    ['body', 'Sedan', 'Gol Sedan', 'Gol Hatch'],
    ['seats', '5 lugares', 'Gol 5L', 'Gol 7L'],
    ['axles', '6x4', 'Gol 6x4', 'Gol 6x2'],
    ['turbo', 'Turbo', 'Gol TB', 'Gol Mec.'],
    ['driven wheels', '4WD', 'Gol AWD', 'Gol Mec.'],
    ['displacement', '1.6', 'Gol 1.6', 'Gol 1.4'],
  ])('must not differ: %s', (_trait, version, same, other) => {
    expect(found({ model: 'Gol', version }, same)).toBe(same);
    expect(found({ model: 'Gol', version }, other)).toBeNull();
  });

  it.each(['12V', 'V6', '5p', 'Mec.', 'CD', 'Hatch', '5L', '1.0'])(
    'may be told by the entry alone: %s',
    (trait) => {
      expect(found({ model: 'Gol' }, `Gol ${trait}`)).toBe(`Gol ${trait}`);
    },
  );

  it.each(['12v', 'V6', '4p', 'Mec', 'CD', 'Hatch', '5L', '6x4'])(
    'may be told by the vehicle alone: %s',
    (version) => {
      expect(found({ model: 'Gol', version }, 'Gol')).toBe('Gol');
    },
  );

  it('is not the displacement that the entry does not have', () => {
    expect(found({ model: 'Gol', version: '1.0' }, 'Gol')).toBeNull();
  });

  it('is a turbo in every diesel, written or not', () => {
    const diesel = { model: 'Hilux', version: '2.8', fuel: 'Diesel' };
    expect(found(diesel, ['Hilux 2.8 TB', 'Diesel'])).toBe('Hilux 2.8 TB');
    expect(found({ ...diesel, fuel: 'Flex' }, 'Hilux 2.8 TB')).toBeNull();
  });
});

describe('the fuel of an entry', () => {
  it.each([
    ['GNV', 'Gás Natural', 'Gol 1.0'],
    ['Etanol', 'Álcool', 'Gol 1.0'],
    ['Híbrido', 'Flex', 'Gol 1.0 Híb.'],
    ['Híbrido', 'Gasolina', 'Gol 1.0 Hib.'],
    ['Diesel', 'Diesel', 'Gol 1.0'],
  ])('is %s where FIPE writes %s in %s', (fuel, written, model) => {
    expect(found({ model: 'Gol', version: '1.0', fuel }, [model, written])).toBe(model);
    expect(found({ model: 'Gol', version: '1.0', fuel: 'Elétrico' }, [model, written])).toBeNull();
    expect(found({ model: 'Gol', version: '1.0', fuel: null }, [model, written])).toBe(model);
  });
});

describe('the name of a model', () => {
  it('stands at the beginning, in one word or more, whatever its signs', () => {
    expect(found({ model: 'C 180' }, 'C-180')).toBe('C-180');
    expect(found({ model: 'C-180' }, 'c 180 ')).toBe('c 180 ');
    expect(found({ model: 'Étios' }, 'ETIOS')).toBe('ETIOS');
    expect(found({ model: 'Etios' }, 'Étios')).toBe('Étios');
    expect(found({ model: 'C 180' }, 'C 18')).toBeNull();
    expect(found({ model: 'C' }, 'C 180')).toBeNull();
    expect(found({ model: '-' }, 'Gol', '-')).toBeNull();
  });

  it('may hold a body and nothing else', () => {
    expect(found({ model: 'Gol Plus' }, 'Gol Hatch Plus')).toBe('Gol Hatch Plus');
    expect(found({ model: 'Gol Plus' }, 'Gol LT Plus')).toBeNull();
    expect(found({ model: 'Gol Plus' }, 'Hatch Gol Plus')).toBeNull();
    expect(found({ model: 'Gol Plus', version: 'Sedan' }, 'Gol Hatch Plus')).toBeNull();
  });
});

describe('of several entries', () => {
  it('the one that names the gearbox goes before the one that does not', () => {
    const manual = { model: 'Gol', version: '1.0', gearbox: 'Manual' };
    expect(found(manual, 'Gol 1.0', 'Gol 1.0 Mec.')).toBe('Gol 1.0 Mec.');
    expect(found(manual, 'Gol 1.0 Mec.', 'Gol 1.0')).toBe('Gol 1.0 Mec.');
    expect(found(manual, 'Gol 1.0 Mec.', 'Gol 1.0 Mec. 5p')).toBeNull();
    expect(found({ ...manual, gearbox: null }, 'Gol 1.0', 'Gol 1.0 Mec.')).toBeNull();
  });

  it('an entry without a trait does not match if another entry has it', () => {
    const sedan = { model: 'Gol', version: 'Sedan 1.0' };
    expect(found(sedan, 'Gol 1.0')).toBe('Gol 1.0');
    expect(found(sedan, 'Gol 1.0', 'Gol Sedan 1.6')).toBeNull();
    expect(found(sedan, 'Gol 1.0', 'Gol Hatch 1.6')).toBe('Gol 1.0');
    const hatch = { model: 'Gol', version: 'Hatch 1.0' };
    expect(found(hatch, 'Gol 1.0', 'Gol Hatch 1.6')).toBe('Gol 1.0');
    const manual = { model: 'Gol', version: '1.0', gearbox: 'Manual' };
    expect(found(manual, 'Gol 1.0', 'Gol 1.6 Mec.')).toBe('Gol 1.0');
  });

  it('a sedan does not match without a known body if the model has others', () => {
    const vehicle = { model: 'Gol', version: '1.0' };
    expect(found(vehicle, 'Gol Sedan 1.0')).toBe('Gol Sedan 1.0');
    expect(found(vehicle, 'Gol Sedan 1.0', 'Gol Sedan 1.6')).toBe('Gol Sedan 1.0');
    expect(found(vehicle, 'Gol Sedan 1.0', 'Gol Hatch 1.6')).toBeNull();
    expect(found(vehicle, 'Gol Hatch 1.0', 'Gol Sedan 1.6')).toBe('Gol Hatch 1.0');
    expect(found({ ...vehicle, version: 'Sedan 1.0' }, 'Gol Sedan 1.0', 'Gol Hatch 1.6')).toBe(
      'Gol Sedan 1.0',
    );
    expect(found(vehicle, 'Gol 1.0', 'Gol Hatch 1.6')).toBe('Gol 1.0');
  });

  it('no truck matches without known axles if one of them has them', () => {
    expect(found({ model: 'Gol', version: '1.0' }, 'Gol 1.0', 'Gol 1.6 6x4')).toBeNull();
    expect(found({ model: 'Gol', version: '1.0' }, 'Gol 1.0', 'Gol 1.6 8x2')).toBeNull();
    expect(found({ model: 'Gol', version: '1.0' }, 'Gol 1.0', 'Gol 1.6 4x2')).toBe('Gol 1.0');
    expect(found({ model: 'Gol', version: '1.0 6x4' }, 'Gol 1.0', 'Gol 1.6 6x4')).toBe('Gol 1.0');
  });
});

describe('the words of equipment', () => {
  it('are all the same, each once, a line of its own being left out', () => {
    expect(found({ model: 'Gol', version: 'LT LTZ' }, 'Gol LTZ LT')).toBe('Gol LTZ LT');
    expect(found({ model: 'Gol', version: 'LT' }, 'Gol LT LTZ')).toBeNull();
    expect(found({ model: 'Gol', version: 'LT LTZ' }, 'Gol LT')).toBeNull();
    expect(found({ model: 'Gol', version: 'LT' }, 'Gol')).toBeNull();
    expect(found({ model: 'Gol', version: 'Comfortline' }, 'Gol Comfor.')).toBe('Gol Comfor.');
    expect(found({ model: 'Gol', version: 'Comf' }, 'Gol Comfor.')).toBeNull();
    expect(found({ model: 'Gol', version: 'Comfort Comfortline' }, 'Gol Comfor.')).toBeNull();
    expect(found({ model: 'Gol', version: 'SE Plus' }, 'Gol SE/SE Plus')).toBe('Gol SE/SE Plus');
    expect(found({ model: 'Gol', version: 'Plus' }, 'Gol SE/SE Plus')).toBeNull();
  });
});

describe('months, years, codes and distances', () => {
  it('of tables are read from the beginning to the end', () => {
    expect(
      ['2026-01', '1999-12', '2026-00', '2026-1', 'x2026-01', '2026-011', '2126-01'].map(parseMonth),
    ).toEqual(['2026-01', '1999-12', null, null, null, null, null]);
    const years = ['1999', '2026', '0 km', 'ZERO_KM', 'zerokm', 'x2026', '20261', 'x0 km', '0 kmx', '132000'];
    expect(years.map(parseReferenceYear)).toEqual([
      1999,
      2026,
      32_000,
      32_000,
      32_000,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(['001267-0', 'x001267-0', '001267-01', '01267-0', '001267-x'].map(isFipeCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('of a price to its reference need both', () => {
    expect([referenceGap(-1, 5), referenceGap(5, -1), referenceGap(1, 1)]).toEqual([null, null, 0]);
  });
});
