import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { CostKind } from '@patio/domain/trading/costs/cost-kinds.ts';
import type { FeeRule } from '@patio/domain/trading/costs/fee-rule.ts';
import type { PickupPlace } from '../charges/public.ts';

/** The destination; `city` null: the state as a whole. */
export interface Destination {
  readonly city: string | null;
  readonly uf: string;
}

/** The inputs of the cost lines, for their texts. */
export interface CostTerms {
  readonly fee: FeeRule;
  /** Centavos; null: to be agreed. */
  readonly freight: number | null;
  readonly pickup: boolean;
  /** Where it can be fetched. */
  readonly places: readonly PickupPlace[];
  /** Null: not said yet. */
  readonly destination: Destination | null;
  readonly idiom: Idiom;
}

/** The text of a cost line in a language; freight that is to be agreed says so. */
export function costText(kind: CostKind, terms: CostTerms): string {
  switch (kind) {
    case 'preco':
      return terms.idiom === 'EN' ? 'Price' : 'Preço';
    case 'taxa':
      return feeText(terms);
    case 'frete':
      return freightText(terms);
  }
}

function feeText({ fee, idiom }: CostTerms): string {
  const english = idiom === 'EN';
  const name = english ? 'Buyer’s fee' : 'Taxa do comprador';
  if (fee.basisPoints === 0) return name;
  const percent = String(fee.basisPoints / 100);
  return english ? `${name} (${percent}%)` : `${name} (${percent.replace('.', ',')}%)`;
}

function freightText({ freight, pickup, places, destination, idiom }: CostTerms): string {
  const english = idiom === 'EN';
  if (pickup) {
    const where = places.map(pickupText).join('; ');
    if (english) return `Pickup ${where === '' ? 'at the yard' : `in ${where}`}, free`;
    return `Retirada ${where === '' ? 'no pátio' : `em ${where}`}, sem custo`;
  }
  const name = english ? 'Freight' : 'Frete';
  const to = destination === null ? '' : destinationText(destination);
  const place = to === '' ? name : english ? `${name} to ${to}` : `${name} até ${to}`;
  if (freight !== null) return place;
  return english
    ? `${place}: to be agreed with the sales team`
    : `${place}: a combinar com a equipe de vendas`;
}

const destinationText = ({ city, uf }: Destination): string => (city === null ? uf : `${city} (${uf})`);

function pickupText({ city, uf, address, hours }: PickupPlace): string {
  const place = address === '' ? `${city} (${uf})` : `${city} (${uf}), ${address}`;
  return hours === '' ? place : `${place} (${hours})`;
}
