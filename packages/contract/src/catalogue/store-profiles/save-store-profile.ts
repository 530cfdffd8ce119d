import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery } from '../../wire/primitives.ts';
import { line, text } from '../../wire/text.ts';
import { storeHead, storeVersion } from '../../stores/directory/store-head.ts';

/** Bytes of a photo at most, characters of a description at most, and of an address at least. */
export const STORE_PHOTO_BYTES = 5 * 1024 * 1024;
export const STORE_DESCRIPTION_LONGEST = 1000;
export const STORE_ADDRESS_SHORTEST = 5;

/**
 * What a store says of itself, shown at once in its pages: description, photo and telephone; and where it is. `foto` is a JPEG, PNG, WebP or
 * AVIF in base64, checked and encoded again; null removes it, and without it the photo stays.
 */
export const saveStoreProfile = defineRoute({
  name: 'save-store-profile',
  method: 'PUT',
  path: '/admin/stores/:id/profile',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'stores',
  summary: 'Changes the profile of a store',
  params: codeParams,
  query: commonQuery,
  bodyBytes: 8 * 1024 * 1024,
  body: z.object({
    versao: storeVersion,
    descricao: text(STORE_DESCRIPTION_LONGEST, 'store-description'),
    telefone: line(30, 'contact-phone-invalid').nullable(),
    site: line(200, 'site-invalid').nullable(),
    endereco: line(200, 'store-address').nullable(),
    /** IBGE code. */
    cidade: code.nullable(),
    foto: z
      .string('store-photo')
      .max(Math.ceil(STORE_PHOTO_BYTES / 3) * 4, 'store-photo')
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'store-photo')
      .nullish(),
  }),
  success: { status: 200, schema: z.object({ data: storeHead }) },
  errors: ['not-allowed', 'partner-not-found', 'store-changed', 'place-not-found', 'store-photo-refused'],
});
