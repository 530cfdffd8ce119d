import { describe, expect, it } from 'vitest';
import { homeView, sizeFor } from './home-view.ts';

describe('how home is shown', () => {
  it('pages by nine while the width is unknown, HOME-08', () => {
    expect(homeView('')).toEqual({ limit: 9, panelOpen: true, place: null });
    expect(homeView('grade=1000; painel=1').limit).toBe(9);
  });
  it('pages by three rows of the grid, HOME-09', () => {
    expect([sizeFor('lg', true), sizeFor('lg', false), sizeFor('xl', true), sizeFor('xl', false)]).toEqual([
      9, 12, 12, 15,
    ]);
    expect([sizeFor('xs', false), sizeFor('md', true)]).toEqual([9, 9]);
  });
  it('remembers page size, panel and place', () => {
    expect(homeView('grade=12; painel=0; posicao=-20.3%2C-40.29')).toEqual({
      limit: 12,
      panelOpen: false,
      place: { lat: -20.3, lon: -40.29, name: null, approximate: false },
    });
  });
});
