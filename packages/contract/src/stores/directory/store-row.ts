import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

/**
 * `incompleta`: a registration without a confirmed e-mail or a name for its site; `analise`: it waits for a decision; `recusada`: it was
 * refused and may be sent again; `encerrada`: for good.
 */
export const storeState = z.enum(['incompleta', 'analise', 'aberta', 'suspensa', 'recusada', 'encerrada']);
export type StoreState = z.output<typeof storeState>;

/** What the list of stores can be sorted and narrowed by. `busca` finds names, site names, e-mail, CNPJ and number. */
export const storesList = listSpec({
  sorts: ['cadastro', 'nome', 'cidade', 'ofertas', 'membros'],
  order: '-cadastro',
  filters: {
    codigo: { kind: 'codes' },
    situacao: { kind: 'words', options: storeState.options },
    cidade: { kind: 'text' },
    cadastro: { kind: 'days' },
    comQuem: { kind: 'codes' },
  },
});

/** A store in the list of staff. */
export const storeRow = z.object({
  codigo: z.number(),
  nome: z.string(),
  /** Its path segment; null before it was chosen. */
  urlLoja: z.string().nullable(),
  situacao: storeState,
  /** Of its address, or of its first yard: `Belém/PA`. */
  cidade: z.string().nullable(),
  email: z.string().nullable(),
  /** Open now, and members who can sign in. */
  ofertas: z.number(),
  membros: z.number(),
  /** When it was registered, or approved without a registration. */
  cadastradaEm: instant,
  /** Since when it is open to the public; null before. */
  dataMembro: instant.nullable(),
});
export type StoreRow = z.output<typeof storeRow>;
