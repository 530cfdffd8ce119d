import { reaisFromCentavos } from '../../money/wire-money.ts';
import { storageCap, type StorageTerms } from './storage-terms.ts';

/** Terms of storage of so many vehicles, as calls carry them. */
export function wireFromStorage(terms: StorageTerms, vehicles: number) {
  return {
    diasLivres: terms.freeDays,
    diaria: reaisFromCentavos(terms.daily),
    maximoDias: terms.mostDays,
    maximo: reaisFromCentavos(storageCap(terms, vehicles)),
    veiculos: vehicles,
    chaves: terms.keys === 'paid' ? ('depois-de-pagas' as const) : ('sempre' as const),
  };
}
