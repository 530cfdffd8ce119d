import type {
  listReferencePrices as contract,
  ReferencePrice,
} from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { findReferences, type ReferenceRow } from './reference-prices.store.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';

/** The FIPE price of a vehicle, or of all vehicles of an offer, with its history (C-30). */
export const listReferencePrices =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const vehicles = await findReferences(database, params.id, now);
    return vehicles.length === 0 ? fail('offer-not-found') : vehicles.map(presentReference);
  };

/** The price of the latest month with the months before it; a vehicle without any has no reference. */
function presentReference({ code, fipe_code, model, prices }: ReferenceRow): ReferencePrice {
  const history = prices.map(({ month, cents }) => ({ mes: month, valor: reaisFromCentavos(cents) }));
  const latest = history.at(-1);
  if (fipe_code === null || model === null || latest === undefined) {
    return { codigo: code, codigoFipe: null, descricao: null, mes: null, valor: null, historico: [] };
  }
  return { codigo: code, codigoFipe: fipe_code, descricao: model, ...latest, historico: history };
}
