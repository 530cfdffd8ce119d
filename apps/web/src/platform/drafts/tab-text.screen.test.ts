import { afterEach, expect, test, vi } from 'vitest';
import { clearTab, keepTabText, tabText } from './tab-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearTab();
});

test('a text is kept by the tab, and deleted with it', () => {
  expect(keepTabText('patio.a', 'um')).toBe(true);
  expect([tabText('patio.a'), sessionStorage.getItem('patio.a')]).toEqual(['um', 'um']);
  keepTabText('patio.a', null);
  expect(tabText('patio.a')).toBeNull();
  keepTabText('patio.b', 'dois');
  clearTab();
  expect(tabText('patio.b')).toBeNull();
});

test('a browser that forbids storage breaks no page: texts live as long as it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(tabText('patio.a')).toBeNull();
  expect(keepTabText('patio.a', 'um')).toBe(false);
  expect(tabText('patio.a')).toBe('um');
  keepTabText('patio.a', null);
  expect(tabText('patio.a')).toBeNull();
  keepTabText('patio.b', 'dois');
  clearTab();
  expect(tabText('patio.b')).toBeNull();
});
