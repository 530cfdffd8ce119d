import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { storeRow } from './store-row.ts';

/** The version of a store as read, sent back with a decision or a change. */
export const storeVersion = z.number().int().min(1);

/** A store in whole. */
export const storeHead = storeRow.extend({
  versao: storeVersion,
  razaoSocial: z.string().nullable(),
  cnpj: z.string().nullable(),
  site: z.string().nullable(),
  telefone: z.string().nullable(),
  /** When the address of `email` was confirmed. */
  emailConfirmadoEm: instant.nullable(),
  responsavel: z.string().nullable(),
  /** Its last digits. */
  cpfResponsavel: z.string().nullable(),
  idioma: z.enum(['PTBR', 'EN']),
  descricao: z.string(),
  urlFoto: z.string().nullable(),
  endereco: z.string().nullable(),
  codigoCidade: z.number().nullable(),
  /** The user who answers for it; null: nobody. */
  dono: z.object({ codigo: z.number(), nome: z.string(), email: z.string() }).nullable(),
  /** Why it stands as it does, by whom (null: by a command) and since when; null: nothing was decided yet. */
  decisao: z.object({ motivo: z.string().nullable(), por: z.string().nullable(), em: instant }).nullable(),
  /** What a suspension, or its end, concerns. */
  alcance: z.object({
    ofertasAbertas: z.number(),
    ofertasParadas: z.number(),
    /** Accounts with a bid on its open offers. */
    participantes: z.number(),
    propostas: z.number(),
    /** Purchases that are not handed over. */
    compras: z.number(),
  }),
});
export type StoreHead = z.output<typeof storeHead>;
