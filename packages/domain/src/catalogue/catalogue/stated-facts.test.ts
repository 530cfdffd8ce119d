import { describe, expect, it } from 'vitest';
import { countsHours } from './hour-meter.ts';
import { isGiven, saysSomething } from './stated-facts.ts';

describe('a fact of a vehicle', () => {
  it.each([
    ['Motor', 'Tem'],
    ['Câmbio', 'Sim'],
    ['TRAÇÃO', 'não'],
    ['Portas', 'x'],
    ['Cabine', ' '],
  ])('%s: %s says nothing, DETL-23', (title, value) => {
    expect(saysSomething(title, value)).toBe(false);
  });

  it.each([
    ['Motor', '2.0 16V'],
    ['Chave reserva', 'Sim'],
    ['Câmbio', 'Manual'],
    ['Portas', '4'],
  ])('%s: %s is told, DETL-23', (title, value) => {
    expect(saysSomething(title, value)).toBe(true);
  });

  it('is given where every vehicle has such a thing', () => {
    expect(['Motor', 'Suspensão', 'Ar-condicionado'].map(isGiven)).toEqual([true, true, false]);
  });
});

it.each([
  ['h', true],
  ['Horas', true],
  ['3.500 h', true],
  ['Km', false],
  ['120.000 Km', false],
  ['', false],
])('a meter of %j counts hours: %s', (unit, hours) => {
  expect(countsHours(unit)).toBe(hours);
});
