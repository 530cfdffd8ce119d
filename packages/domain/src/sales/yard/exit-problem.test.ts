import { expect, it } from 'vitest';
import { damagePart, damageText } from './damage-words.ts';
import { exitProblem, type ExitFacts } from './exit-problem.ts';

const ANA = '52998224725';
const BETO = '11144477735';
const facts = (given: Partial<ExitFacts> = {}): ExitFacts => ({
  byCode: true,
  buyerDocument: ANA,
  collectorDocument: '529.982.247-25',
  thirdParty: false,
  authorisation: '',
  bySeller: false,
  ...given,
});
const third = { thirdParty: true, collectorDocument: BETO };

it.each<[string, Partial<ExitFacts>, ReturnType<typeof exitProblem>]>([
  ['the buyer with the code', {}, null],
  ['the buyer without the code', { byCode: false }, null],
  ['a document that is none', { collectorDocument: '529.982.247-26' }, 'collector-document'],
  ['no document', { collectorDocument: '' }, 'collector-document'],
  ['another person as the buyer', { collectorDocument: BETO }, 'collector-other'],
  ['a third person without authorisation', third, 'authorisation-missing'],
  ['a third person with blanks for one', { ...third, authorisation: '       ' }, 'authorisation-missing'],
  ['a third person with authorisation', { ...third, authorisation: 'Procuração' }, null],
  ['one without the code', { ...third, authorisation: 'Procuração', byCode: false }, 'code-needed'],
  ['a company', { buyerDocument: '11222333000181', collectorDocument: BETO }, 'authorisation-missing'],
  [
    'a company by its person',
    { buyerDocument: '11222333000181', collectorDocument: BETO, authorisation: 'Sócio' },
    null,
  ],
  [
    'a company without the code',
    { buyerDocument: '11222333000181', collectorDocument: BETO, authorisation: 'Sócio', byCode: false },
    'code-needed',
  ],
  ['a buyer of whom no document is known', { buyerDocument: null }, null],
  ['one without the code', { buyerDocument: null, byCode: false }, 'code-needed'],
  ['a buyer whom the store lets out with the code', { bySeller: true }, null],
  ['one without the code', { bySeller: true, byCode: false }, 'code-needed'],
])('%s may collect, or not', (_who, given, problem) => {
  expect(exitProblem(facts(given))).toBe(problem);
});

it('damage is named by its side and its third, whichever way the drawing points', () => {
  expect(damagePart('esquerda', 0, 'carro')).toBe('Lado esquerdo, dianteira');
  expect(damagePart('direita', 0, 'carro')).toBe('Lado direito, traseira');
  expect(damagePart('esquerda', 1, 'maquina')).toBe('Lado esquerdo, fundo');
  expect(damagePart('teto', 0.5, 'onibus')).toBe('Teto');
  expect(damageText('risco', '')).toBe('Risco');
  expect(damageText('outro', 'banco rasgado')).toBe('Avaria: banco rasgado');
});
