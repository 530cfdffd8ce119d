import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { mondaysOf, REFERENCE_BANDS } from '@patio/domain/sales/figures/figures-period.ts';
import { presentComplaintFigures } from './complaint-figures.present.ts';
import type { FiguresFacts } from './figures.store.ts';

const ORIGINS = { buy: 'compra', bid: 'lance', proposal: 'proposta' } as const;
const STEPS = ['V', 'C', 'L'] as const;

interface Sums {
  readonly sales: number;
  readonly cents: number;
  readonly cancelled: number;
}

const none: Sums = { sales: 0, cents: 0, cancelled: 0 };

/** What was read as the contract gives it: weeks and steps without sales too; `from` and `to` are yyyy-mm-dd. */
export function presentFigures(facts: FiguresFacts, from: string, to: string): Figures {
  const byWeek = new Map(facts.weeks.map((row) => [row.week, row]));
  const byStep = new Map(facts.passed.map((row) => [row.step, row]));
  const byBand = new Map(facts.compared.map(({ band, sales }) => [band, sales]));
  const { published, closed, open } = facts;
  return {
    total: sold(facts.weeks.reduce(add, none)),
    semanas: mondaysOf(from, to).map((semana) => ({ semana, ...sold(byWeek.get(semana) ?? none) })),
    categorias: facts.categories.map((row) => ({ codigo: row.code, nome: row.name, ...sold(row) })),
    origens: facts.origins.map((row) => ({ origem: ORIGINS[row.origin], ...sold(row) })),
    funil: {
      publicadas: published?.published ?? 0,
      acompanhadas: published?.followed ?? 0,
      disputadas: published?.contested ?? 0,
      vendidas: published?.sold ?? 0,
      concluidas: published?.finished ?? 0,
    },
    etapas: STEPS.map((etapa) => {
      const row = byStep.get(etapa);
      return {
        etapa,
        passaram: row?.passed ?? 0,
        mediana: rounded(row?.median),
        p90: rounded(row?.p90),
        agora: row?.standing ?? 0,
      };
    }),
    referencia: {
      comparadas: facts.compared.reduce((sum, { sales }) => sum + (sales ?? 0), 0),
      mediana: rounded(facts.compared[0]?.median),
      faixas: REFERENCE_BANDS.map(({ from: de, until: ate }, band) => ({
        de,
        ate,
        vendas: byBand.get(band) ?? 0,
      })),
    },
    encerradas: {
      ofertas: closed?.offers ?? 0,
      seguidores: closed?.followers ?? 0,
      lances: closed?.bids ?? 0,
      semLances: closed?.unbid ?? 0,
    },
    reclamacoes: presentComplaintFigures(facts.complaints),
    abertas: {
      ofertas: open?.offers ?? 0,
      semLances: open?.unbid ?? 0,
      semLancesAteSeteDias: open?.unbid_soon ?? 0,
    },
  };
}

function sold({ sales, cents, cancelled }: Sums) {
  return { vendas: sales, valor: reaisFromCentavos(cents), canceladas: cancelled };
}

function add(sum: Sums, row: Sums): Sums {
  return {
    sales: sum.sales + row.sales,
    cents: sum.cents + row.cents,
    cancelled: sum.cancelled + row.cancelled,
  };
}

/** One decimal is what people read. */
function rounded(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value * 10) / 10;
}
