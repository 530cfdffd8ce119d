import { YARD_KINDS } from '@patio/domain/sales/yard/yard-checklist.ts';
import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A vehicle in the yard, or that was there. */
export const yardRow = z.object({
  codigo: z.number(),
  placa: z.string().nullable(),
  serie: z.string().nullable(),
  tipo: z.enum(YARD_KINDS),
  cidade: z.object({ codigo: z.number(), nome: z.string(), uf: z.string() }),
  vaga: z.string(),
  /** Null: the house. */
  loja: z.string().nullable(),
  entrouEm: instant,
  entrouPor: z.string(),
  dias: z.number(),
  chaves: z.number().nullable(),
  /** The draft or offer that it became. */
  oferta: z.object({ codigo: z.number(), titulo: z.string() }).nullable(),
  /** `rascunho`: its offer was never published. */
  situacao: z.enum(['sem-anuncio', 'rascunho', 'anunciado', 'vendido', 'saiu']),
  saiuEm: instant.nullable(),
  fotos: z.number(),
  versao: z.number(),
});

export type YardRow = z.output<typeof yardRow>;
