import type { LimitType } from './limit-answer.ts';

/** An entry as it may come over the wire: the value can be absent, empty or of either type. */
export type WireLimit = { readonly tipo: string; readonly valor?: number | string | null };

/**
 * Whether a user must be stopped before they act (LIMT-01, C-65): an entry of the type is there and its value is null, missing, empty or
 * 0. No entry of the type, or any other value, lets them go on; the server checks again.
 */
export function isBlocked(entries: readonly WireLimit[], type: LimitType): boolean {
  return entries.some((entry) => entry.tipo === type && isNothing(entry.valor));
}

function isNothing(value: number | string | null | undefined): boolean {
  return value === null || value === undefined || value === '' || Number(value) === 0;
}
