import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss, standingNotice, showNotice } from './notice-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismiss();
  dismiss();
  vi.useRealTimers();
});

const asked = { tone: 'plain', text: 'Solicitação enviada.' } as const;
const unasked = { tone: 'plain', text: 'Seu lance foi superado', unasked: true } as const;

it('lets what comes by itself wait until the answer to an action has been read', () => {
  showNotice(asked);
  showNotice(unasked);
  expect(standingNotice()?.text).toBe(asked.text);
  vi.advanceTimersByTime(8000);
  expect(standingNotice()?.text).toBe(unasked.text);
  vi.advanceTimersByTime(8000);
  expect(standingNotice()).toBeNull();
});

it('lets an answer take the place of what came by itself, and a newer one that of an older', () => {
  showNotice(unasked);
  showNotice({ ...unasked, text: 'Superado de novo' });
  expect(standingNotice()?.text).toBe('Superado de novo');
  showNotice(asked);
  expect(standingNotice()?.text).toBe(asked.text);
});
