import { describe, expect, it } from 'vitest';
import { brandKey, plainWords } from './brand-key.ts';
import { describeVersion, isBody } from './describe-version.ts';

/** What is said at all, with the words that tell versions apart. */
function stated(text: string, writer: 'seller' | 'fipe' = 'seller') {
  const { words, optional, ...traits } = describeVersion(text, writer);
  const said = Object.entries(traits).filter(([, value]) => value !== null && value !== false);
  return {
    ...Object.fromEntries(said),
    words: [...words],
    ...(optional.size > 0 && { optional: [...optional] }),
  };
}

describe('what the words of a version say', () => {
  it('is nothing of all where nothing is written', () => {
    expect(describeVersion('', 'seller')).toEqual({
      displacement: null,
      valves: null,
      cylinders: null,
      doors: null,
      gearbox: null,
      turbo: false,
      allWheels: false,
      cab: null,
      body: null,
      seats: null,
      axles: null,
      words: new Set(),
      optional: new Set(),
    });
  });

  it.each([
    ['1.0', { displacement: '1.0' }],
    ['1.6i', { displacement: '1.6' }],
    ['1,4T', { displacement: '1.4' }],
    ['8v', { valves: '8' }],
    ['16V', { valves: '16' }],
    ['V6', { cylinders: 'v6' }],
    ['W12', { cylinders: 'w12' }],
    ['2p', { doors: 'few' }],
    ['3 portas', { doors: 'few' }],
    ['4 P', { doors: 'many' }],
    ['5p', { doors: 'many' }],
    ['Mecânico', { gearbox: 'manual' }],
    ['Man.', { gearbox: 'manual' }],
    ['Aut.', { gearbox: 'automatic' }],
    ['Geartronic', { gearbox: 'automatic' }],
    ['S tronic', { gearbox: 'automatic' }],
    ['7G-DCT', { gearbox: 'automatic' }],
    ['I Motion', { gearbox: 'automatic' }],
    ['I Mot', { gearbox: 'automatic' }],
    ['TSI', { turbo: true }],
    ['200 TSI', { turbo: true }],
    ['350 TFSI', { turbo: true }],
    ['Bi-Turbo', { turbo: true }],
    ['Bi TB', { turbo: true }],
    ['4WD', { allWheels: true }],
    ['4x4', { allWheels: true, axles: '4x4' }],
    ['4x2', { axles: '4x2' }],
    ['quattro', { allWheels: true }],
    ['Cabine Dupla', { cab: 'double' }],
    ['Cab. Dup', { cab: 'double' }],
    ['C.Dup', { cab: 'double' }],
    ['CD', { cab: 'double' }],
    ['Cabine Simples', { cab: 'single' }],
    ['C. Sim', { cab: 'single' }],
    ['CS', { cab: 'single' }],
    ['Cab Estendida', { cab: 'extended' }],
    ['Cabine Est', { cab: 'extended' }],
    ['CE', { cab: 'extended' }],
    ['7 lugares', { seats: '7' }],
    ['5 Lug', { seats: '5' }],
    ['9L', { seats: '9' }],
    ['6x4', { axles: '6x4' }],
    ['8 x 2', { axles: '8x2' }],
  ])('%s: %o, and no word besides', (text, traits) => {
    expect(stated(text)).toEqual({ ...traits, words: [] });
  });

  it.each([
    ['sedan sed Sedã seda', 'sedan'],
    ['hatch hatchback', 'hatch'],
    ['sportback', 'sportback'],
    ['cupê coupe', 'coupe'],
    ['perua variant avant SW', 'wagon'],
    ['cabriolet cabrio conversível', 'cabrio'],
    ['roadster', 'roadster'],
    ['furgão', 'van'],
  ])('bodies: %s are %s', (words, body) => {
    for (const word of words.split(' ')) {
      expect([word, stated(word)]).toEqual([word, { body, words: [] }]);
      expect(isBody(plainWords(word))).toBe(true);
    }
  });

  it('is nothing about lines of equipment where engine, fuel and weightless words are named', () => {
    for (const text of [
      'Flex',
      'Etanol',
      'Híbrido',
      'Diesel',
      'MPI',
      'Firefly',
      'novo',
      'Ti-VCT',
      'VVT-i',
      'VVT ie',
      'D-4D',
      'Hi-Flex',
      'Econo.Flex',
      'F-Flex',
      'T Flex',
      'i.e',
      'F Power',
      'Pick-Up',
      '150cv',
    ]) {
      expect([text, stated(text)]).toEqual([text, { words: [] }]);
    }
  });

  it.each([
    ['LTZ Premier', ['ltz', 'premier']],
    ['S-Design', ['sdesign']],
    ['R Design', ['rdesign']],
    ['S line', ['sline']],
    ['R-Line', ['rline']],
    ['X Line', ['xline']],
    ['sDrive 20i', ['sdrive20i']],
    ['SE+', ['se', 'plus']],
    ['isbody toString', ['isbody', 'tostring']],
    ['1000 16 10p 3l 5x5 x6 9cv', ['1000', '16', '10p', '3l', '5x5', 'x6', '9cv']],
  ])('is a line of equipment in %s', (text, words) => {
    expect(stated(text)).toEqual({ words });
  });

  it('is a turbo, or all driven wheels, in a name of its own', () => {
    expect(stated('T-Jet')).toEqual({ turbo: true, words: ['tjet'] });
    expect(stated('xDrive 30')).toEqual({ allWheels: true, words: ['xdrive30'] });
  });
});

describe('how FIPE alone writes', () => {
  it('a word that it cuts short, with a full stop', () => {
    expect(stated('Hig. Comfor.', 'fipe').words).toEqual(['hig*', 'comfor*']);
    expect(stated('Hig./Sel. LT.', 'fipe').words).toEqual(['hig*', 'sel*', 'lt']);
    expect(stated('Exc.Plus', 'fipe').words).toEqual(['exc*', 'plus']);
    expect(stated('abc.def', 'fipe').words).toEqual(['abc', 'def']);
    expect(stated('Hig. Comfor.').words).toEqual(['hig', 'comfor']);
  });

  it('two lines of equipment at one price', () => {
    expect(stated('SE/SE Plus', 'fipe')).toEqual({ words: ['se'], optional: ['plus'] });
    expect(stated('SE/SE Plus')).toEqual({ words: ['se', 'plus'] });
    expect(stated('SE/SEL Plus', 'fipe')).toEqual({ words: ['se', 'sel', 'plus'] });
  });
});

describe('words as they are compared', () => {
  it('have no accents, capitals and signs, but keep a decimal comma or point', () => {
    expect(plainWords('  Ação: 1,6/16V  C+D 2.0. ')).toBe('acao 1.6 16v c plus d 2.0');
    expect(plainWords('1.a a.1')).toBe('1 a a 1');
  });

  it.each([
    ['GM', 'chevrolet'],
    ['GM - Chevrolet', 'chevrolet'],
    ['VW', 'volkswagen'],
    ['VW - VolksWagen', 'volkswagen'],
    ['Kia Motors', 'kia'],
    ['Caoa Chery', 'chery'],
    ['Caoa Chery/Chery', 'chery'],
    ['Caoa Changan', 'changan'],
    ['Great Wall', 'gwm'],
    ['Mercedes', 'mercedesbenz'],
    ['Mercedes-Benz', 'mercedesbenz'],
    ['Land Rover 2.0', 'landrover20'],
    ['toString', 'tostring'],
  ])('make one brand of %s: %s', (brand, key) => {
    expect(brandKey(brand)).toBe(key);
  });
});
