import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'visita-7@patio.test',
  sequence: 2,
  changedAt: Date.UTC(2026, 10, 28, 12, 0, 5),
  from: Date.UTC(2026, 10, 30, 13),
  until: Date.UTC(2026, 10, 30, 13, 30),
  title: 'Visita: Fiat Uno, 2012; azul',
  place: 'Rua A, 10',
  description: 'Procure por Rui.\nLeve um documento.',
  address: 'https://patio.test/visitas/',
  state: 'marcada',
} as const;

it('a visit in a calendar has its time in UTC, and texts inside their lines', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines).toContain('DTSTART:20261130T130000Z');
  expect(lines).toContain('DTEND:20261130T133000Z');
  expect(lines).toContain('SUMMARY:Visita: Fiat Uno\\, 2012\\; azul');
  expect(lines).toContain('DESCRIPTION:Procure por Rui.\\nLeve um documento.');
});

it.each([
  ['pedida', 'TENTATIVE'],
  ['marcada', 'CONFIRMED'],
  ['passou', 'CONFIRMED'],
  ['cancelada', 'CANCELLED'],
  ['recusada', 'CANCELLED'],
] as const)('a visit that is %s stands in a calendar as %s', (state, status) => {
  expect(calendarFile({ ...entry, state }).split('\r\n')).toContain(`STATUS:${status}`);
});

it('no text of a user adds a line, and no line is longer than 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      const file = calendarFile({ ...entry, title, description: title });
      const lines = file.split('\r\n');
      expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
});
