import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { draftState } from './offer-draft.ts';
import { draftVersion } from './save-draft.ts';

/** Where an offer stands, from its first draft to its sale. `fora`: taken off the site. */
export const staffOfferState = z.enum([
  'rascunho',
  'aguardando',
  'devolvida',
  'agendada',
  'no-ar',
  'suspensa',
  'fora',
  'encerrada',
  'vendida',
]);

/** What offers of every state can be sorted and narrowed by. `loja`: 0 is the house. */
export const staffOffersList = listSpec({
  sorts: ['codigo', 'titulo', 'preco', 'fim', 'mudada'],
  order: '-codigo',
  filters: {
    situacao: { kind: 'words', options: staffOfferState.options },
    categoria: { kind: 'codes' },
    subcategoria: { kind: 'codes', of: 'subcategory' },
    marca: { kind: 'codes', of: 'brand' },
    modelo: { kind: 'codes', of: 'model' },
    loja: { kind: 'codes', of: 'store-or-house' },
    semFoto: { kind: 'flag' },
    comFaltas: { kind: 'flag' },
    destaque: { kind: 'flag' },
    preco: { kind: 'money' },
    fim: { kind: 'days' },
    placa: { kind: 'text' },
  },
});

/** An offer, or a draft of one, in the list of all. */
export const staffOffer = z.object({
  codigo: z.number(),
  /** Of its draft. */
  versao: draftVersion,
  titulo: z.string(),
  situacao: staffOfferState,
  /** Changes to an offer on the site that are not published yet. */
  alteracao: draftState.nullable(),
  placa: z.string().nullable(),
  loja: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  /** Address of its cover. */
  foto: z.string().nullable(),
  fotos: z.number(),
  /** The buy-now price, or else the current bid; null: not stated. */
  preco: reais.nullable(),
  lances: z.number(),
  fim: instant.nullable(),
  publicadaEm: instant.nullable(),
  /** How many things keep the draft from being published. */
  faltas: z.number(),
  destaque: z.boolean(),
  /** When the draft was last changed, or else the offer created. */
  mudada: instant,
});

export type StaffOffer = z.output<typeof staffOffer>;
