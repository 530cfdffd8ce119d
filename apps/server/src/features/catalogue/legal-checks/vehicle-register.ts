import type { NewCheck } from './legal-checks.store.ts';

/** What a register says of a plate. `unavailable`: it did not answer in time, or not in a readable form. */
export type RegisterAnswer =
  | { readonly kind: 'found'; readonly checks: readonly Omit<NewCheck, 'checkedOn'>[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** A provider of vehicle records. It may throw and be slow: `askRegister` bounds both. */
export interface VehicleRegister {
  legalStatus(plate: string, signal: AbortSignal): Promise<RegisterAnswer>;
}

/** Asks a register within `timeoutMs`; never throws. Null: none is configured. */
export async function askRegister(
  register: VehicleRegister | null,
  plate: string,
  timeoutMs: number,
): Promise<RegisterAnswer> {
  if (register === null) return { kind: 'unavailable' };
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<RegisterAnswer>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'unavailable' }));
  });
  try {
    return await Promise.race([register.legalStatus(plate, signal), late]);
  } catch {
    return { kind: 'unavailable' };
  }
}
