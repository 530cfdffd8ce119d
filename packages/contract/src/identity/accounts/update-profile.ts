import {
  ALWAYS_FIELDS,
  MAYBE_FIELDS,
  type AccountField,
} from '@patio/domain/identity/accounts/account-fields.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, version } from '../../wire/primitives.ts';
import { anySecret, line } from '../../wire/text.ts';
import { profile, wireName } from './profile.ts';

const password = anySecret().nullish();
const text = ({ length, tooLong }: AccountField) => line(length, tooLong).nullish();

/** Both forms of the call: an omitted field stays as it is. Which ones are required depends on the kind of account. */
export const profileChange = z.object({
  ...keyed(ALWAYS_FIELDS, wireName, text),
  ...keyed(MAYBE_FIELDS, wireName, text),
  password,
  oldPassword: password,
  isento: z.boolean().nullish(),
  allowEmail: z.boolean().nullish(),
  tipoPerfil: z.coerce.number().nullish(),
  nomePerfil: line(100).nullish(),
  /** The version as read; a change of data that has changed meanwhile is refused. */
  versao: version.nullish(),
});
export type ProfileChange = z.output<typeof profileChange>;

/**
 * API-61 and API-62: the profile screen and the first step of the flow. Read-only fields with another value are ignored (C-88); a null or
 * absent password stays unchanged (C-89).
 */
export const updateProfile = defineRoute({
  name: 'update-profile',
  method: 'PUT',
  path: '/usrio/edit',
  access: 'user',
  tag: 'accounts',
  summary: 'Changes the profile',
  query: commonQuery,
  body: profileChange,
  success: { status: 200, schema: profile },
  errors: ['wrong-current-password', 'document-barred', 'changed-meanwhile'],
});
