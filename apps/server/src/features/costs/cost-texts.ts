import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { CostKind } from '@patio/domain/costs/cost-kinds.ts';
import type { FeeRule } from '@patio/domain/costs/fee-rule.ts';

/** What the lines were reckoned by, for their words. */
export interface CostTerms {
  readonly fee: FeeRule;
  /** Centavos; null: to be agreed on. */
  readonly freight: number | null;
  readonly pickup: boolean;
  /** Where it is brought to (UF), when that is known. */
  readonly state: string | null;
  readonly idiom: Idiom;
}

/** The words of a line in a language; a freight that is to be agreed on says so. */
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

function freightText({ freight, pickup, state, idiom }: CostTerms): string {
  const english = idiom === 'EN';
  if (pickup) return english ? 'Pickup at the yard, free' : 'Retirada no pátio, sem custo';
  const name = english ? 'Freight' : 'Frete';
  const place = state === null ? name : english ? `${name} to ${state}` : `${name} até ${state}`;
  if (freight !== null) return place;
  return english
    ? `${place}: to be agreed with the sales team`
    : `${place}: a combinar com a equipe de vendas`;
}
