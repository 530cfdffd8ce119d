import type { LimitType } from './limit-answer.ts';

/** A limit in an API response: the value can be absent, empty or of either type. */
export type WireLimit = { readonly tipo: string; readonly valor?: number | string | null };

/**
 * Whether a user must be stopped before they act (LIMT-01, C-65): the list has an entry of the type and its value is null, missing, empty
 * or 0. No entry of the type, or any other value, lets them continue; the server checks again.
 */
export function isBlocked(entries: readonly WireLimit[], type: LimitType): boolean {
  return entries.some((entry) => entry.tipo === type && isNothing(entry.valor));
}

function isNothing(value: number | string | null | undefined): boolean {
  return value === null || value === undefined || value === '' || Number(value) === 0;
}
