import type { FigureTable } from '@patio/contract/sales/figures/export-figures.ts';
import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { complaintTables } from './complaint-tables.ts';
import type { CsvValue } from '../../../platform/lists/public.ts';

const TEXTS = {
  PTBR: {
    sales: 'Vendas',
    value: 'Valor',
    cancelled: 'Canceladas',
    week: 'Semana de',
    category: 'Categoria',
    origin: 'Origem',
    origins: { lance: 'Lance', compra: 'Compre já', proposta: 'Proposta' },
    funnel: 'Ofertas publicadas no período',
    stages: ['Publicadas', 'Acompanhadas', 'Com lance ou proposta', 'Vendidas', 'Concluídas'],
    step: 'Etapa',
    steps: { V: 'Em negociação', C: 'Aguardando crédito', L: 'Aguardando retirada' },
    times: ['Passaram', 'Mediana (horas)', '9 de 10 em até (horas)', 'Nela agora'],
    reference: 'Preço em relação à FIPE (%)',
    below: (limit: number) => `abaixo de ${limit}`,
    from: (limit: number) => `a partir de ${limit}`,
    between: (low: number, high: number) => `de ${low} até ${high}`,
    median: 'Mediana (%)',
    ended: ['Ofertas encerradas', 'Seguidores', 'Lances', 'Sem lances'],
    open: ['Ofertas abertas', 'Sem lances nem propostas', 'destas, encerram em 7 dias'],
  },
  EN: {
    sales: 'Sales',
    value: 'Value',
    cancelled: 'Cancelled',
    week: 'Week of',
    category: 'Category',
    origin: 'Origin',
    origins: { lance: 'Bid', compra: 'Buy now', proposta: 'Proposal' },
    funnel: 'Offers published in the period',
    stages: ['Published', 'Followed', 'With a bid or proposal', 'Sold', 'Completed'],
    step: 'Step',
    steps: { V: 'Negotiation', C: 'Waiting for credit', L: 'Waiting for collection' },
    times: ['Passed', 'Median (hours)', '9 in 10 within (hours)', 'There now'],
    reference: 'Price against FIPE (%)',
    below: (limit: number) => `below ${limit}`,
    from: (limit: number) => `from ${limit}`,
    between: (low: number, high: number) => `from ${low} to ${high}`,
    median: 'Median (%)',
    ended: ['Offers ended', 'Followers', 'Bids', 'Without bids'],
    open: ['Running offers', 'Without bids and proposals', 'of these, ending within 7 days'],
  },
};

type Texts = (typeof TEXTS)['PTBR'];
type Table = readonly (readonly CsvValue[])[];
type Sold = Figures['total'];

/** The tables of a spreadsheet, each with its heads, by name and in their order. */
export function figureTables(
  figures: Figures,
  idiom: CallContext['idiom'],
): Readonly<Record<FigureTable, Table>> {
  const texts = TEXTS[idiom];
  const heads = [texts.sales, texts.value, texts.cancelled];
  const sold = ({ vendas, valor, canceladas }: Sold): CsvValue[] => [vendas, { money: valor }, canceladas];
  const { funil, referencia, encerradas, abertas } = figures;
  const stages = [funil.publicadas, funil.acompanhadas, funil.disputadas, funil.vendidas, funil.concluidas];
  const [assuntos, vendedores] = complaintTables(figures.reclamacoes, idiom);
  return {
    semanas: [
      [texts.week, ...heads],
      ...figures.semanas.map((row): CsvValue[] => [row.semana, ...sold(row)]),
      ['Total', ...sold(figures.total)],
    ],
    categorias: [
      [texts.category, ...heads],
      ...figures.categorias.map((row): CsvValue[] => [row.nome, ...sold(row)]),
    ],
    origens: [
      [texts.origin, ...heads],
      ...figures.origens.map((row): CsvValue[] => [texts.origins[row.origem], ...sold(row)]),
    ],
    funil: [[texts.funnel, ''], ...texts.stages.map((stage, at): CsvValue[] => [stage, stages[at] ?? 0])],
    etapas: [[texts.step, ...texts.times], ...figures.etapas.map((row) => stepLine(row, texts))],
    referencia: [
      [texts.reference, texts.sales],
      ...referencia.faixas.map(({ de, ate, vendas }): CsvValue[] => [bandText(de, ate, texts), vendas]),
      [texts.median, referencia.mediana],
    ],
    assuntos,
    vendedores,
    encerradas: [
      texts.ended,
      [encerradas.ofertas, encerradas.seguidores, encerradas.lances, encerradas.semLances],
    ],
    abertas: [texts.open, [abertas.ofertas, abertas.semLances, abertas.semLancesAteSeteDias]],
  };
}

function stepLine(
  { etapa, passaram, mediana, p90, agora }: Figures['etapas'][number],
  texts: Texts,
): CsvValue[] {
  return [texts.steps[etapa], passaram, mediana, p90, agora];
}

function bandText(from: number | null, until: number | null, texts: Texts): string {
  if (from === null) return texts.below(until ?? 0);
  return until === null ? texts.from(from) : texts.between(from, until);
}
