import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { NoteRow } from './notes.store.ts';

/** The channels of contacts, as calls spell them. */
export const CHANNELS = {
  telefone: 'phone',
  whatsapp: 'whatsapp',
  email: 'mail',
  presencial: 'visit',
  nota: 'note',
} as const;

const WORDS = {
  phone: 'telefone',
  whatsapp: 'whatsapp',
  mail: 'email',
  visit: 'presencial',
  note: 'nota',
} as const;

/** A line of the contact log. */
export function presentNote(row: NoteRow) {
  return {
    codigo: row.code,
    autor: row.author,
    canal: WORDS[row.channel],
    texto: row.text,
    promessa: row.promise,
    prometidoPor:
      row.promised_by === null
        ? null
        : row.promised_by === 'buyer'
          ? ('comprador' as const)
          : ('equipe' as const),
    em: isoInstant(row.at),
  };
}
