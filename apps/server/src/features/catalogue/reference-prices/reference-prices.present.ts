import type { ReferencePrice } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ReferenceRow } from './reference-prices.store.ts';

/** The price of the latest month with the months before it; a vehicle without any has no reference. */
export function presentReference({ code, fipe_code, model, prices }: ReferenceRow): ReferencePrice {
  const history = prices.map(({ month, cents }) => ({ mes: month, valor: reaisFromCentavos(cents) }));
  const latest = history.at(-1);
  if (fipe_code === null || model === null || latest === undefined) {
    return { codigo: code, codigoFipe: null, descricao: null, mes: null, valor: null, historico: [] };
  }
  return { codigo: code, codigoFipe: fipe_code, descricao: model, ...latest, historico: history };
}
