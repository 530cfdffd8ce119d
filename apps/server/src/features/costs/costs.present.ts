import type { Costs } from '@patio/contract/costs/get-costs.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { CostKind } from '@patio/domain/costs/cost-kinds.ts';
import type { FeeRule } from '@patio/domain/costs/fee-rule.ts';
import type { TotalCost } from '@patio/domain/costs/total-cost.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';

/** What the lines were reckoned by, for their words. */
export interface CostTerms {
  readonly fee: FeeRule;
  /** Centavos; null: to be agreed on. */
  readonly freight: number | null;
  readonly pickup: boolean;
  /** Where it is brought to, when that is known. */
  readonly state: string | null;
  readonly idiom: Idiom;
}

/** The costs of an offer as the wire has them, in the words of a language. */
export function presentCosts({ lines, total, known }: TotalCost, terms: CostTerms): Costs {
  const { fee, freight } = terms;
  const words = { preco: priceText, taxa: feeText, frete: freightText } satisfies Record<
    CostKind,
    (terms: CostTerms) => string
  >;
  return {
    linhas: lines.map(({ kind, amount }) => ({
      tipo: kind,
      texto: words[kind](terms),
      valor: reaisOrNull(amount),
    })),
    total: reaisOrNull(total),
    parcial: reaisFromCentavos(known),
    taxa: {
      percentual: fee.basisPoints / 100,
      minimo: reaisFromCentavos(fee.minimum),
      fixa: reaisFromCentavos(fee.fixed),
    },
    frete: reaisOrNull(freight),
  };
}

function reaisOrNull(amount: number | null): number | null {
  return amount === null ? null : reaisFromCentavos(amount);
}

function priceText({ idiom }: CostTerms): string {
  return idiom === 'EN' ? 'Price' : 'Preço';
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
