import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line } from '../../wire/text.ts';
import { optionalWords, translatedKind, translation } from './translation.ts';

/** Sets the English name of a category, subcategory or banner, with a reason; an empty name removes it. */
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
