import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctWord, errorsForgiven } from './correct-word.ts';
import { editDistance } from './edit-distance.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { nearestWords, rankMatch } from './match-words.ts';

describe('folded text', () => {
  it('has neither case nor accents nor signs', () => {
    expect(foldText('  Caminhão-Baú, 3/4 ÔNIBUS! ')).toBe('caminhao bau 3 4 onibus');
    expect(wordsOf('Mercedes-Benz')).toEqual(['mercedes', 'benz']);
    expect(wordsOf('!!!')).toEqual([]);
  });
  it('stays as it is when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});

describe('edit distance', () => {
  it.each([
    ['corola', 'corolla', 1],
    ['volksvagen', 'volkswagen', 1],
    ['scnia', 'scania', 1],
    ['sacnia', 'scania', 1],
    ['hiundai', 'hyundai', 1],
    ['fiat', 'gol', 4],
    ['', 'abc', 3],
  ])('%s to %s', (one, other, errors) => {
    expect(editDistance(one, other, 4)).toBe(errors);
  });
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  it('is symmetric, zero only between equals, and the limit changes nothing below it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(8), (one, other, limit) => {
        const whole = editDistance(one, other, 20);
        expect(editDistance(other, one, 20)).toBe(whole);
        expect(whole === 0).toBe(one === other);
        expect(editDistance(one, other, limit)).toBe(Math.min(whole, limit + 1));
      }),
    );
  });
});

describe('corrected word', () => {
  const known = [
    { word: 'corolla', uses: 12 },
    { word: 'corsa', uses: 30 },
    { word: 'scania', uses: 4 },
    { word: 'volkswagen', uses: 90 },
    { word: 'gol', uses: 50 },
    { word: 'golf', uses: 5 },
    { word: 'caminhao', uses: 7 },
  ];
  it.each([
    ['corola', 'corolla'],
    ['scnia', 'scania'],
    ['volksvagen', 'volkswagen'],
    ['wolksvagem', 'volkswagen'],
    ['caminao', 'caminhao'],
    ['golff', 'golf'],
    ['gpl', null],
    ['corolla2', null],
    ['zzzzzzzz', null],
  ])('%s means %s', (typed, meant) => {
    expect(correctWord(typed, known)).toBe(meant);
  });
  it('prefers the more used of two that are as near', () => {
    const near = [
      { word: 'palia', uses: 1 },
      { word: 'palio', uses: 9 },
    ];
    expect(correctWord('paliu', near)).toBe('palio');
    expect(correctWord('paliu', near.toReversed())).toBe('palio');
  });
  it('prefers the same first letter to more use, and the alphabet where all else is equal', () => {
    const known = (...words: (readonly [string, number])[]) => words.map(([word, uses]) => ({ word, uses }));
    expect(correctWord('xola', known(['cola', 9], ['xolb', 1]))).toBe('xolb');
    expect(correctWord('xola', known(['xolb', 1], ['cola', 9]))).toBe('xolb');
    expect(correctWord('paliu', known(['palio', 1], ['palia', 1]))).toBe('palia');
    expect(correctWord('paliu', known(['palia', 1], ['palio', 1]))).toBe('palia');
    expect(correctWord('corsaa', known(['korsaa', 1], ['corsab', 1], ['corsaa', 1]))).toBe('corsaa');
  });
  it('forgives more in longer words', () => {
    expect([3, 4, 5, 6, 9, 10].map(errorsForgiven)).toEqual([0, 1, 1, 2, 2, 3]);
  });
  it('never strays further than it may', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 20 }), (typed, words) => {
        const meant = correctWord(
          typed,
          words.map((word) => ({ word, uses: 1 })),
        );
        const reachable = words.map((word) => editDistance(typed, word, 20));
        const nearest = Math.min(...reachable);
        if (errorsForgiven(typed.length) === 0) expect(meant).toBeNull();
        else if (meant === null) expect(nearest).toBeGreaterThan(errorsForgiven(typed.length));
        else expect(editDistance(typed, meant, 20)).toBe(nearest);
      }),
    );
  });
});

describe('names that fit what was typed', () => {
  it.each([
    ['toyota corolla', 'Toyota Corolla', 0],
    ['toyota cor', 'Toyota Corolla', 1],
    ['corolla', 'Toyota Corolla', 2],
    ['cor toy', 'Toyota Corolla', 2],
    ['olla', 'Toyota Corolla', null],
    ['corolla fiat', 'Toyota Corolla', null],
    ['', 'Toyota Corolla', null],
  ])('%j and %s: %j', (typed, name, rank) => {
    expect(rankMatch(wordsOf(typed), wordsOf(name))).toBe(rank);
  });
  it('finds every name by any beginning of it', () => {
    const name = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 5 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(name, fc.nat(), (words, cut) => {
        const full = words.join(' ');
        const typed = wordsOf(full.slice(0, 1 + (cut % full.length)));
        expect(rankMatch(typed, words)).not.toBeNull();
      }),
    );
  });
  const known = ['volkswagen', 'volvo', 'corolla', 'corsa', 'gol', 'scania'];
  it.each([
    ['volksv', ['volkswagen']],
    ['corol', ['corolla']],
    ['scnia', ['scania']],
    ['coroola', ['corolla']],
    ['gox', []],
    ['xxxxxx', []],
  ])('%s may begin %j', (typed, words) => {
    expect(nearestWords(typed, known)).toEqual(words);
  });
});
