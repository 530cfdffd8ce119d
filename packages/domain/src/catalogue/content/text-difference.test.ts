import { expect, test } from 'vitest';
import { piecesOf, textDifference } from './text-difference.ts';

test('a text is read by its paragraphs, headings and items', () => {
  expect(piecesOf('<h2>A &amp; B</h2><p>um<br />dois</p><ul><li><b>três</b></li></ul><p> </p>')).toEqual([
    'A & B',
    'um',
    'dois',
    'três',
  ]);
});

test('what changed is told piece by piece in the order of the text', () => {
  const before = '<p>um</p><p>dois</p><p>três</p>';
  expect(textDifference(before, before).every(({ kind }) => kind === 'same')).toBe(true);
  expect(textDifference(before, '<p>um</p><p>2</p><p>três</p><p>quatro</p>')).toEqual([
    { kind: 'same', text: 'um' },
    { kind: 'removed', text: 'dois' },
    { kind: 'added', text: '2' },
    { kind: 'same', text: 'três' },
    { kind: 'added', text: 'quatro' },
  ]);
  expect(textDifference(before, '')).toHaveLength(3);
  expect(textDifference('', before).map(({ kind }) => kind)).toEqual(['added', 'added', 'added']);
});
