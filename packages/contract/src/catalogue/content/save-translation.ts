import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line } from '../../wire/text.ts';
import { optionalWords, translatedKind, translation } from './translation.ts';

/** Says what a category, subcategory or banner is called in English, with a reason; an empty name takes the English words back. */
export const saveTranslation = defineRoute({
  name: 'save-translation',
  method: 'PUT',
  path: '/admin/translations',
  access: 'staff',
  roles: ['sales'],
  tag: 'content',
  summary: 'Translates a name into English',
  query: commonQuery,
  body: z.object({
    tipo: translatedKind,
    codigo: line(40),
    nomeEn: optionalWords(120),
    descricaoEn: optionalWords(300),
    botaoEn: optionalWords(60),
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: translation }) },
  errors: ['name-not-found'],
});
