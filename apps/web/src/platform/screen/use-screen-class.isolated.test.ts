import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followScreenClass, presentScreenClass } from './use-screen-class.ts';

const resized = new Set<() => void>();
const page = {
  innerWidth: 360,
  addEventListener: (_name: string, listener: () => void) => resized.add(listener),
  removeEventListener: (_name: string, listener: () => void) => resized.delete(listener),
};
const resize = (width: number): void => {
  page.innerWidth = width;
  for (const listener of resized) listener();
  vi.advanceTimersByTime(500);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  page.innerWidth = 360;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports another width class, and not the first resize within the same one, LAYO-06', () => {
  const received = vi.fn<() => void>();
  const stop = followScreenClass(received);
  resize(370);
  expect(received).not.toHaveBeenCalled();
  resize(1440);
  expect(received).toHaveBeenCalledTimes(1);
  stop();
  resize(360);
  expect(received).toHaveBeenCalledTimes(1);
});

it('knows the width again when nobody followed it meanwhile', () => {
  followScreenClass(() => undefined)();
  page.innerWidth = 1440;
  const received = vi.fn<() => void>();
  const stop = followScreenClass(received);
  resize(1430);
  expect(received).not.toHaveBeenCalled();
  const wide = presentScreenClass();
  resize(360);
  expect(received).toHaveBeenCalledTimes(1);
  expect(presentScreenClass()).not.toBe(wide);
  stop();
});
