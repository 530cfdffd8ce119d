import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, version } from '../../wire/primitives.ts';
import { anySecret, line } from '../../wire/text.ts';
import { profile } from './profile.ts';

const password = anySecret().nullish();

/** Both forms of the call: a field that is left out stays as it is. Which ones are required depends on the kind of account. */
export const profileChange = z.object({
  nome: line(100, 'own-name-invalid').nullish(),
  sobrenome: line(100, 'surname-invalid').nullish(),
  telefone: line(30, 'phone-invalid').nullish(),
  nomeFantasia: line(100, 'trade-name-invalid').nullish(),
  password,
  oldPassword: password,
  email: line(320).nullish(),
  login: line(320).nullish(),
  cpf: line(30).nullish(),
  inscricaoSocial: line(30).nullish(),
  isento: z.boolean().nullish(),
  matricula: line(30).nullish(),
  allowEmail: z.boolean().nullish(),
  nascimento: line(10, 'birth-invalid').nullish(),
  tipoPerfil: z.coerce.number().nullish(),
  nomePerfil: line(100).nullish(),
  /** As it was read; a change of what looks different by now is refused. */
  versao: version.nullish(),
});
export type ProfileChange = z.output<typeof profileChange>;

/**
 * API-61 and API-62: the profile screen and the first step of the flow. Read-only fields with another value are ignored (C-88); a
 * password of null or none stays (C-89).
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
