import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { token } from '../../wire/text.ts';

/** A store name as typed: neither trimmed nor lower-cased, because the rules check both. */
export const storeName = z
  .string({ error: 'store-name-required' })
  .max(60, 'store-name-length')
  .regex(/^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFD]*$/u, 'store-name-lowercase');

/** API-77: names the store of a registration with a confirmed e-mail; it may be renamed until it is approved. */
export const chooseStoreName = defineRoute({
  name: 'choose-store-name',
  method: 'POST',
  path: '/partner/url-loja',
  access: 'public',
  tag: 'partners',
  summary: 'Names the store of a partner',
  query: commonQuery,
  body: z.object({ urlLoja: storeName, tokenUsrio: token(100).default('') }),
  success: { status: 200, schema: z.object({ data: z.string() }) },
  errors: ['store-name-taken', 'store-name-fixed', 'partner-registration-over', 'partner-not-verified'],
});
