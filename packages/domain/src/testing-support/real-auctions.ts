import { referenceRows } from './reference-data.ts';

/** A bid as a user once placed it; `at` in milliseconds since the opening, or its place in the order where no time is known. */
export type RealBid = {
  readonly who: string;
  readonly amount: number;
  readonly at: number;
  /** Why the source's own replay left it out; '' when it did not. */
  readonly leftOut: string;
};

/** An auction as it was recorded. Amounts in cents of its currency. */
export type RealAuction = {
  readonly id: string;
  readonly base: number;
  readonly finalPrice: number;
  readonly winner: string;
  readonly durationMs: number;
  /** What the source says of it: `exata`, `vencedor_ok_preco_difere`, `vendido`, `reserva_nao_atingida`. */
  readonly note: string;
  readonly bids: readonly RealBid[];
};

const DAY_MS = 86_400_000;

type Row = Readonly<Record<string, string>>;

const cents = (text: string | undefined): number => Math.round(Number(text) * 100);
const text = (row: Row, column: string): string => row[column] ?? '';

function bidsByAuction(file: string): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(referenceRows(file), (row) => text(row, 'leilao_id'));
}

/** Auctions with secret maxima, each bid with the second at which it came. */
export function proxyAuctions(): readonly RealAuction[] {
  const bids = bidsByAuction('leiloes/ebay_proxy_lances.csv');
  return referenceRows('leiloes/ebay_proxy_leiloes.csv').map((row) => ({
    id: text(row, 'leilao_id'),
    base: cents(row['lance_abertura']),
    finalPrice: cents(row['preco_final']),
    winner: text(row, 'vencedor'),
    durationMs: Number(row['duracao_dias']) * DAY_MS,
    note: text(row, 'replica'),
    bids: (bids.get(text(row, 'leilao_id')) ?? []).map((bid) => ({
      who: text(bid, 'licitante'),
      amount: cents(bid['valor_maximo_informado']),
      at: Math.round(Number(bid['tempo_segundos']) * 1000),
      leftOut: text(bid, 'motivo_ignorado_na_simulacao'),
    })),
  }));
}

/** Auctions of December 2001 whose visible bids rise, with bidders and real times. */
export function visibleAuctions(): readonly RealAuction[] {
  const bids = bidsByAuction('leiloes/ebay_2001_lances.csv');
  return referenceRows('leiloes/ebay_2001_leiloes.csv').map((row) => {
    const own = bids.get(text(row, 'leilao_id')) ?? [];
    const start = Date.parse(`${text(row, 'inicio')}Z`);
    return {
      id: text(row, 'leilao_id'),
      base: cents(row['lance_minimo']),
      finalPrice: cents(row['valor_atual']),
      winner: text(own.at(-1) ?? {}, 'licitante'),
      durationMs: Date.parse(`${text(row, 'fim')}Z`) - start,
      note: text(row, 'compra_imediata') === '' ? '' : 'buy-now',
      bids: own.map((bid) => ({
        who: text(bid, 'licitante'),
        amount: cents(bid['valor']),
        at: Date.parse(`${text(bid, 'momento')}Z`) - start,
        leftOut: '',
      })),
    };
  });
}

/** Car auctions with a reserve or without one; nobody is named and no time is known, so every bid is another user's. */
export function carAuctions(): readonly RealAuction[] {
  const bids = bidsByAuction('leiloes/carros_lances_2020_2023.csv');
  return referenceRows('leiloes/carros_leiloes_2020_2023.csv').map((row) => {
    const lists = listingsOf(bids.get(text(row, 'leilao_id')) ?? []);
    const own = lists.find((list) => list.at(-1)?.['valor_usd'] === row['maior_lance_usd']) ?? lists[0] ?? [];
    return {
      id: text(row, 'leilao_id'),
      base: cents(own[0]?.['valor_usd']),
      finalPrice: cents(row['maior_lance_usd']),
      winner: String(own.length),
      durationMs: 7 * DAY_MS,
      note: `${text(row, 'reserva')} ${text(row, 'resultado')} ${text(row, 'lista_completa')}`,
      bids: own.map((bid, index) => ({
        who: String(index + 1),
        amount: cents(bid['valor_usd']),
        at: index + 1,
        leftOut: '',
      })),
    };
  });
}

/** A car that was offered twice has two lists of bids under one number: each starts again. */
function listingsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const lists: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const again = index === 0 || Number(row['seq']) <= Number(rows[index - 1]?.['seq']);
    if (again) lists.push([]);
    lists.at(-1)?.push(row);
  }
  return lists;
}

/** The steps of the house that the auctions with maxima come from: up to the bound (exclusive) the step holds. */
const EBAY_STEPS: readonly (readonly [number, number])[] = [
  [100, 5],
  [500, 25],
  [2500, 50],
  [10_000, 100],
  [25_000, 250],
  [50_000, 500],
  [100_000, 1000],
  [250_000, 2500],
  [500_000, 5000],
];

/** What that house added to a bid of so much; cents. */
export function ebayStep(amount: number): number {
  return EBAY_STEPS.find(([bound]) => amount < bound)?.[1] ?? 10_000;
}
