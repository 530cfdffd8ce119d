import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandKey } from './brand-key.ts';
import { matchReference, type NamedVehicle } from './match-reference.ts';
import { parseMonth, parseReferenceYear } from './reference-month.ts';

/** Entries as FIPE writes them; the codes are invented. */
const entriesOf = (...models: readonly (readonly [model: string, fuel?: string])[]) =>
  models.map(([model, fuel = 'Flex'], index) => ({ code: `90000${index}-0`, model, fuel }));

const matched = (
  vehicle: Partial<NamedVehicle> & { model: string },
  ...models: readonly (readonly [model: string, fuel?: string])[]
) =>
  matchReference({ version: '', fuel: 'Flex', gearbox: null, ...vehicle }, entriesOf(...models))?.model ??
  null;

describe('the entry of a vehicle', () => {
  it.each([
    ['Strada', 'Volcano 1.3 Cabine Dupla', 'Manual', 'Strada Volcano 1.3 Flex 8V CD'],
    ['Strada', '1.3 FIREFLY FLEX VOLCANO CD', 'CVT', 'Strada Volcano 1.3 Flex 8V CD Aut.'],
    ['Strada', 'Freedom 1.3 CD', 'Manual', 'Strada Freedom 1.3 Flex 8V CD'],
  ])('%s %s, %s, is %s', (model, version, gearbox, entry) => {
    const found = matched(
      { model, version, gearbox },
      ['Strada Volcano 1.3 Flex 8V CD'],
      ['Strada Volcano 1.3 Flex 8V CD Aut.'],
      ['Strada Freedom 1.3 Flex 8V CD'],
      ['Strada Freedom 1.3 Flex 8V CS'],
    );
    expect(found).toBe(entry);
  });

  it('is found by the beginning of a word where FIPE cuts it short', () => {
    const entries = [
      ['T-Cross Hig. 250 TSI 1.4 Flex 16V 5p Aut'],
      ['T-Cross Comfor. 200 TSI 1.0 Flex 5p Aut.'],
    ] as const;
    const version = '1.0 200 TSI TOTAL FLEX COMFORTLINE';
    expect(matched({ model: 'T-Cross', version, gearbox: 'Automático' }, ...entries)).toBe(entries[1][0]);
  });

  it('may name the body inside the model', () => {
    const found = matched(
      { model: 'Onix Plus', version: 'LTZ 1.0 Turbo', gearbox: 'Automático' },
      ['ONIX HATCH LTZ 1.0 12V TB Flex 5p Aut.'],
      ['ONIX SEDAN Plus LTZ 1.0 12V TB Flex Aut.'],
    );
    expect(found).toBe('ONIX SEDAN Plus LTZ 1.0 12V TB Flex Aut.');
  });

  it('may stand for two lines of equipment', () => {
    const entry = ['Ka 1.0 SE/SE Plus TiVCT Flex 5p'] as const;
    for (const version of ['1.0 TI-VCT FLEX SE', '1.0 SE Plus']) {
      expect(matched({ model: 'Ka', version, gearbox: 'Manual' }, entry)).toBe(entry[0]);
    }
    expect(matched({ model: 'Ka', version: '1.0 SEL', gearbox: 'Manual' }, entry)).toBeNull();
  });
});

describe('no entry rather than a wrong one', () => {
  it.each([
    ['another model that begins alike', 'HB20', 'Comfort 1.0', 'Manual', 'HB20S Comfort 1.0 Flex 12V Mec.'],
    ['another line of equipment', 'Onix', 'LT 1.0', 'Manual', 'ONIX HATCH LTZ 1.0 12V Flex 5p Mec.'],
    ['a line of equipment that was not named', 'Onix', '1.0', 'Manual', 'ONIX HATCH LT 1.0 12V Flex 5p Mec.'],
    ['a special edition', 'Polo', 'Track 1.0', 'Manual', 'Polo Track Rock in Rio 1.0 Flex 12V 5p'],
    ['another engine', 'Argo', 'Drive 1.0', 'Manual', 'ARGO DRIVE 1.3 8V Flex'],
    ['an engine with turbo', 'Onix', 'LT 1.0', 'Manual', 'ONIX HATCH LT 1.0 12V TB Flex 5p Mec.'],
    ['another gearbox', 'Onix', 'LT 1.0', 'Manual', 'ONIX HATCH LT 1.0 12V Flex 5p Aut.'],
    ['another cab', 'Strada', 'Freedom 1.3 CD', 'Manual', 'Strada Freedom 1.3 Flex 8V CS'],
    ['driven by all wheels', 'Duster', 'Dynamique 2.0', 'Manual', 'DUSTER Dynamique 4x4 2.0 Flex 16V Mec.'],
    ['another number of doors', 'Gol', '1.0 2p', 'Manual', 'Gol 1.0 Flex 12V 5p'],
    [
      'another body',
      'Golf',
      'Variant Highline 1.4 TSI',
      'Automático',
      'Golf Sedan Highline 1.4 TSI Flex Aut.',
    ],
    ['a sign of the name less', 'Ka', 'Sedan SE 1.0', 'Manual', 'Ka+ Sedan SE 1.0 Flex 4p'],
  ])('%s', (_why, model, version, gearbox, entry) => {
    expect(matched({ model, version, gearbox }, [entry])).toBeNull();
  });

  it('another fuel', () => {
    expect(
      matched({ model: 'Mobi', version: 'Like 1.0', fuel: 'Gasolina' }, ['MOBI LIKE 1.0 Fire Flex 5p.']),
    ).toBeNull();
  });

  it('two that fit equally', () => {
    const entries = [['ONIX HATCH LT 1.0 8V Flex 5p Mec.'], ['ONIX SEDAN LT 1.0 8V Flex 4p Mec.']] as const;
    expect(matched({ model: 'Onix', version: 'LT 1.0', gearbox: 'Manual' }, ...entries)).toBeNull();
    expect(matched({ model: 'Onix', version: 'LT 1.0', gearbox: 'Manual' }, entries[0])).toBe(entries[0][0]);
  });

  it('an automatic vehicle is not the entry that is silent where another names the gearbox', () => {
    const silent = ['Fiesta SE 1.6 16V Flex 5p'] as const;
    const vehicle = { model: 'Fiesta', version: 'SE 1.6 16V', gearbox: 'Automático' };
    expect(matched(vehicle, silent, ['Fiesta Titanium 1.6 16V Flex Aut.'])).toBeNull();
  });

  it('gives one of the entries that it was given, or none, whatever the words', () => {
    const entries = entriesOf(
      ['ONIX HATCH LT 1.0 8V Flex 5p Mec.'],
      ['Gol 1.0 Flex 12V 5p'],
      ['up! Connect 1.0 TSI'],
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (model, version) => {
        const found = matchReference({ model, version, fuel: null, gearbox: null }, entries);
        expect(found === null || entries.includes(found)).toBe(true);
      }),
    );
  });
});

it.each([
  ['GM - Chevrolet', 'Chevrolet'],
  ['VW - VolksWagen', 'Volkswagen'],
  ['Kia Motors', 'Kia'],
  ['Caoa Chery/Chery', 'Chery'],
  ['CITROËN', 'Citroën'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
])('knows %s as %s', (fipe, ours) => {
  expect(brandKey(fipe)).toBe(brandKey(ours));
});

it('reads years and months as the tables write them', () => {
  expect(['2021', 'zero_km', 'Zero KM', '32000', '21', 'x'].map(parseReferenceYear)).toEqual([
    2021,
    32_000,
    32_000,
    32_000,
    null,
    null,
  ]);
  expect(['2026-06', '2026-13', '06/2026'].map(parseMonth)).toEqual(['2026-06', null, null]);
});
