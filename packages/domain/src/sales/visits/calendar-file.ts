import { isoInstant } from '../../time/iso-instant.ts';
import type { VisitState } from './decide-visit.ts';

/** What a calendar shows of a visit. Epoch milliseconds. */
export interface CalendarEntry {
  readonly uid: string;
  /** Rises with each change, so that a calendar replaces what it had. */
  readonly sequence: number;
  readonly changedAt: number;
  readonly from: number;
  readonly until: number;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly address: string;
  readonly state: VisitState;
}

/** What a calendar says of a visit; that it is over, or how it went, changes nothing. */
const STATUS: Readonly<Record<VisitState, 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'>> = {
  pedida: 'TENTATIVE',
  marcada: 'CONFIRMED',
  passou: 'CONFIRMED',
  feita: 'CONFIRMED',
  faltou: 'CONFIRMED',
  cancelada: 'CANCELLED',
  recusada: 'CANCELLED',
};

/** A file of one entry in the format of calendars (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patio//Visitas//PT',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stamp(entry.changedAt)}`,
    `DTSTART:${stamp(entry.from)}`,
    `DTEND:${stamp(entry.until)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.address}`,
    `STATUS:${STATUS[entry.state]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const stamp = (at: number): string => isoInstant(at).replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** Texts of users stay inside their line. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** Lines have at most 75 octets; a character of UTF-16 has at most three in UTF-8. */
function folded(line: string): string {
  const characters = [...line];
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of characters) {
    const size = octetsOf(character);
    if (octets + size > 74) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
