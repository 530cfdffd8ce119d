import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** How a contact was made; `nota`: an internal note. */
export const contactChannel = z.enum(['telefone', 'whatsapp', 'email', 'presencial', 'nota']);

/** A line of the contact log: who spoke with the buyer by which channel, and what was promised. Messages are read from the conversation. */
export const contactNote = z.object({
  codigo: z.number(),
  /** Null: a user of the house, for a store. */
  autor: z.string().nullable(),
  canal: z.enum([...contactChannel.options, 'mensagem']),
  texto: z.string(),
  /** What was promised; null: nothing. */
  promessa: z.string().nullable(),
  /** Who promised it. */
  prometidoPor: z.enum(['comprador', 'equipe']).nullable(),
  em: instant,
});
