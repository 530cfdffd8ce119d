import type { Costs } from '@patio/contract/trading/costs/get-costs.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { TotalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { wireFromFee } from '@patio/domain/trading/costs/wire-fee.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { StorageTerms } from '@patio/domain/sales/storage-days/storage-terms.ts';
import { wireFromStorage } from '@patio/domain/sales/storage-days/wire-storage.ts';
import type { PickupPlace } from '../charges/public.ts';
import { costText, type CostTerms } from './cost-texts.ts';
import { storageText } from './storage-text.ts';

/** What is told with the lines. */
interface Told extends Pick<DealCosts, 'km'> {
  readonly approximate: boolean;
  /** Null: the house takes nothing for it. */
  readonly storage: StorageTerms | null;
  readonly vehicles: number;
}

/** The costs of an offer for the API, with texts in a language. */
export function presentCosts(
  { lines, total, known }: TotalCost,
  terms: CostTerms,
  { km, approximate, storage, vehicles }: Told,
): Costs {
  const { fee, freight, destination, places, idiom } = terms;
  return {
    linhas: lines.map(({ kind, amount }) => ({
      tipo: kind,
      texto: costText(kind, terms),
      valor: reaisOrNull(amount),
    })),
    total: reaisOrNull(total),
    parcial: reaisFromCentavos(known),
    taxa: wireFromFee(fee),
    frete: reaisOrNull(freight),
    destino:
      destination === null ? null : { cidade: destination.city, uf: destination.uf, aproximado: approximate },
    km,
    retirada: places.map(presentPickup),
    diarias:
      storage === null
        ? null
        : { ...wireFromStorage(storage, vehicles), texto: storageText(storage, vehicles, idiom) },
  };
}

/** The same as sentences, one per line, for a mail: "Preço: R$ 45.900,00.", and the total if every line is known. */
export function writeCosts({ lines, total }: TotalCost, terms: CostTerms): string[] {
  const written = lines.map(({ kind, amount }) => {
    const text = costText(kind, terms);
    return amount === null || (kind === 'frete' && terms.pickup)
      ? `${text}.`
      : `${text}: ${formatMoney(amount)}.`;
  });
  return total === null ? written : [...written, `Total: ${formatMoney(total)}.`];
}

function reaisOrNull(amount: number | null): number | null {
  return amount === null ? null : reaisFromCentavos(amount);
}

/** A place where a vehicle can be collected, in calls. */
export function presentPickup({ city, uf, address, hours }: PickupPlace) {
  return { cidade: city, uf, endereco: address, horario: hours };
}
