import { protocolNumber } from '../../people/personal-data/protocol-number.ts';
import { saoPauloTime } from '../../time/sao-paulo.ts';

/** The reference number of a regret, with a check digit: `ARR-2026-000123-8`. `at` in epoch milliseconds. */
export function regretProtocol(cancellationId: number, at: number): string {
  return `ARR-${protocolNumber(saoPauloTime(at).year, cancellationId)}`;
}
