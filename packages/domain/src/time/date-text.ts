import { formatDate, formatDateTime, saoPauloTime } from './sao-paulo.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day in São Paulo: `12/11/2026`; in English `12 Nov 2026`, because the other would be read as December. */
export function dateText(at: number, idiom: 'PTBR' | 'EN'): string {
  if (idiom !== 'EN') return formatDate(at);
  const { year, month, day } = saoPauloTime(at);
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`;
}

/** A day with its time in São Paulo: `12/11/2026 14:05`; in English `12 Nov 2026, 14:05`. */
export function dateTimeText(at: number, idiom: 'PTBR' | 'EN'): string {
  const whole = formatDateTime(at);
  return idiom === 'EN' ? `${dateText(at, idiom)}, ${whole.slice(-5)}` : whole;
}
