import { describe, expect, it } from 'vitest';
import type { Cells } from '../rows/columns.ts';
import { photoMatcher } from './match-photos.ts';

/** The names of the files of a row among these, in order. */
function found(names: readonly string[], cells: Cells): readonly string[] {
  const files = names.map((name, place) => ({
    name,
    place,
    bytes: 1,
    problem: null,
    read: () => Promise.resolve(Buffer.alloc(0)),
  }));
  return photoMatcher(files)(cells).files.map(({ name }) => name);
}

describe('the photos of a row', () => {
  it.each([
    'ABC1D23.jpg',
    'abc-1d23.JPG',
    'ABC 1D23 (2).jpg',
    'abc1d23(2).jpg',
    'ABC1D23_002.jpeg',
    'ABC1D23_frente.jpg',
    'frente - ABC1D23.jpg',
    'fotos/ABC-1D23/1.jpg',
    'Estoque/fotos/Fiat Uno ABC1D23/frente.jpg',
  ])('have its plate in their name or folder: %s', (name) => {
    expect(found([name, 'fotos/XYZ9A87.jpg'], { placa: 'ABC-1D23' })).toEqual([name]);
    expect(found([name], { placa: 'ABC1D24' })).toEqual([]);
  });

  it('are in the order of the numbers in their names', () => {
    const names = ['a_010.jpg', 'a (2).jpg', 'a.jpg', 'a-1.jpg'].map((name) => `fotos/${name}`);
    expect(found(names, { id: 'A' })).toEqual([
      'fotos/a.jpg',
      'fotos/a-1.jpg',
      'fotos/a (2).jpg',
      'fotos/a_010.jpg',
    ]);
  });

  it('are named by a number alone, whatever folders and lists are around them', () => {
    for (const around of ['', 'fotos/', 'Estoque de novembro/fotos/']) {
      const names = [`${around}1.jpg`, `${around}2.jpg`, `${around}2-2.jpg`, 'estoque.xlsx'];
      expect(found(names, { id: '2' })).toEqual([`${around}2.jpg`, `${around}2-2.jpg`]);
    }
  });

  it('are not those of another vehicle that are numbered in its folder', () => {
    expect(found(['ABC1D23/1.jpg', 'ABC1D23/2.jpg'], { id: '2' })).toEqual([]);
    expect(found(['fotos/7/1.jpg', 'fotos/7/2.jpg'], { id: '2' })).toEqual([]);
    expect(found(['fotos/7/1.jpg', 'fotos/7/2.jpg'], { id: '7' })).toHaveLength(2);
    expect(found(['A7/1.jpg', 'B8/1.jpg'], { id: '1' })).toEqual([]);
  });
});
