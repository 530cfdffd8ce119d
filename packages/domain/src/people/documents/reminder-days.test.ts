import { expect, it } from 'vitest';
import { reminderDays } from './reminder-days.ts';

it('users are reminded of documents that are due today and tomorrow in São Paulo, by day', () => {
  expect(reminderDays(Date.parse('2026-11-30T10:59:59Z'))).toEqual([]);
  expect(reminderDays(Date.parse('2026-11-30T11:00:00Z'))).toEqual(['2026-11-30', '2026-12-01']);
  expect(reminderDays(Date.parse('2026-11-30T22:59:59Z'))).toEqual(['2026-11-30', '2026-12-01']);
  expect(reminderDays(Date.parse('2026-11-30T23:00:00Z'))).toEqual([]);
});
