import type { ComplaintFigures } from '@patio/contract/sales/figures/complaint-figures.ts';
import type { ComplaintFacts } from './complaint-figures.store.ts';

type Group = ComplaintFacts['groups'][number];

/** The complaints of a period as the contract gives them. */
export function presentComplaintFigures({ groups, sold, stores }: ComplaintFacts): ComplaintFigures {
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  const dealsOf = (store: number) => {
    const row = sold.find((one) => one.store === store);
    return { negocios: row?.deals ?? 0, comReclamacao: row?.complained ?? 0 };
  };
  return {
    total: handled(groups.find((row) => row.of === 'all')),
    negocios: sold.reduce((sum, { deals }) => sum + (deals ?? 0), 0),
    comReclamacao: sold.reduce((sum, { complained }) => sum + (complained ?? 0), 0),
    categorias: groups.flatMap((row) =>
      row.of !== 'category' || row.category === null ? [] : [{ categoria: row.category, ...handled(row) }],
    ),
    lojas: groups.flatMap((row) =>
      row.of !== 'store' || row.store === null
        ? []
        : [{ codigo: row.store, nome: names.get(row.store) ?? null, ...handled(row), ...dealsOf(row.store) }],
    ),
  };
}

function handled(row: Group | undefined) {
  const median = row?.median ?? null;
  return {
    abertas: row?.opened ?? 0,
    respondidas: row?.answered ?? 0,
    mediana: median === null ? null : Math.round(median * 10) / 10,
    noPrazo: row?.in_time ?? 0,
    foraDoPrazo: row?.late ?? 0,
    escaladas: row?.escalated ?? 0,
  };
}
