import { z } from 'zod';
import { problem, type BankAnswer } from './bank-reply.ts';

const window = z.object({
  inicio: z.iso.datetime({ offset: true }),
  fim: z.iso.datetime({ offset: true }),
  'paginacao.paginaAtual': z.coerce.number().int().min(0).default(0),
  'paginacao.itensPorPagina': z.coerce.number().int().min(1).max(1000).default(100),
});

/** A page of a list between two instants, as it was asked for. */
export interface AskedPage {
  readonly inicio: string;
  readonly fim: string;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly perPage: number;
}

/** What a query asks for, or why it is refused, in the words of the standard. */
export function windowOf(
  query: Readonly<Record<string, unknown>>,
  invalid: string,
): AskedPage | { readonly refusal: BankAnswer } {
  const read = window.safeParse(query);
  if (!read.success) return { refusal: problem(400, invalid, 'O parâmetro não respeita o schema.') };
  const { inicio, fim, 'paginacao.paginaAtual': page, 'paginacao.itensPorPagina': perPage } = read.data;
  const [from, to] = [Date.parse(inicio), Date.parse(fim)];
  if (to < from) return { refusal: problem(400, invalid, 'O fim é anterior ao início.', 'fim') };
  return { inicio, fim, from, to, page, perPage };
}

/** The page of what was found, with what the standard says about it. */
export function pageOf<T>(found: readonly T[], { inicio, fim, page, perPage }: AskedPage) {
  return {
    parametros: {
      inicio,
      fim,
      paginacao: {
        paginaAtual: page,
        itensPorPagina: perPage,
        quantidadeDePaginas: Math.max(1, Math.ceil(found.length / perPage)),
        quantidadeTotalDeItens: found.length,
      },
    },
    items: found.slice(page * perPage, (page + 1) * perPage),
  };
}
