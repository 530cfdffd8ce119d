import type { listDraftReferences as contract } from '@patio/contract/catalogue/drafts/list-draft-references.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { referenceChoices } from '../../reference-prices/public.ts';
import { findNames } from './choices.store.ts';

/** FIPE entries for a vehicle of a form. */
export const listDraftReferences =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const names = await findNames(database, query.marca, query.modelo);
    if (names === undefined) return { data: [], sugerido: null };
    const { choices, fitting } = await referenceChoices(database, {
      ...names,
      year: query.ano,
      version: query.versao ?? '',
      fuel: query.combustivel ?? null,
      gearbox: query.cambio ?? null,
    });
    return {
      data: choices.map(({ code, model, fuel, cents, month }) => ({
        codigo: code,
        descricao: model,
        combustivel: fuel,
        valor: cents === null ? null : reaisFromCentavos(cents),
        mes: month,
      })),
      sugerido: fitting,
    };
  };
