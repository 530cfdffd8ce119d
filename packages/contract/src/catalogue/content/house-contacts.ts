import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/** Contacts that the site shows. Phones are area code and number. */
export const houseContacts = z.object({
  telefone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  horario: z.string(),
  equipes: z.array(z.object({ categoria: z.string(), whatsapp: z.string() })),
});

/** The same for those who edit them. */
export const staffContacts = houseContacts.extend({
  emailVendas: z.string(),
  versao: z.number(),
  /** Null: as the environment of the program says. */
  por: z.string().nullable(),
  em: instant.nullable(),
});
export type StaffContacts = z.output<typeof staffContacts>;

/** Contacts as they are typed. */
export const contactFields = z.object({
  telefone: requiredLine(30, 'contact-missing'),
  whatsapp: requiredLine(30, 'contact-missing'),
  email: requiredLine(320, 'contact-missing'),
  emailVendas: requiredLine(320, 'contact-missing'),
  horario: requiredLine(20, 'contact-missing'),
  equipes: z
    .array(
      z.object({
        categoria: requiredLine(60, 'contact-missing'),
        whatsapp: requiredLine(30, 'contact-missing'),
      }),
    )
    .max(30),
  versao: z.number().int().min(1),
});
