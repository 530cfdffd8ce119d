import { wireName, type Profile } from '@patio/contract/identity/accounts/profile.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import {
  ACCOUNT_FIELDS,
  ALWAYS_FIELDS,
  MAYBE_FIELDS,
} from '@patio/domain/identity/accounts/account-fields.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { versionOf } from '../../../platform/versions/version-of.ts';
import type { ProfileRow } from './accounts.store.ts';
import { birthToWire } from './sign-up/birth.ts';
import { profileName } from './profile-names.ts';

interface ProfileHouse {
  readonly idiom: Idiom;
  /** A setting (C-87). */
  readonly passwordOptional: boolean;
}

/** The profile of API-60. */
export function presentProfile(row: ProfileRow, { idiom, passwordOptional }: ProfileHouse): Profile {
  return {
    codigoUsuario: row.id,
    ...keyed(ALWAYS_FIELDS, wireName, ({ column }) => row[column]),
    ...keyed(MAYBE_FIELDS, wireName, (field) => {
      const text = row[field.column];
      return 'read' in field && field.read === 'birth' && text !== null ? birthToWire(text) : text;
    }),
    emailConfirmado: row.email_confirmed_at !== null,
    isento: row.state_registration_exempt,
    tipoPerfil: row.profile_code,
    tipoPerfilFlag: row.kind,
    nomePerfil: profileName(row.profile_code, idiom),
    allowEmail: row.accepts_mail,
    isPartner: row.partner_id !== null,
    // There may be none to change.
    senhaOpcional: passwordOptional || row.password_hash === null,
    versao: profileVersion(row),
  };
}

/** Version of the part of a profile that its owner can change. */
export function profileVersion(row: ProfileRow): string {
  return versionOf([
    ...ACCOUNT_FIELDS.filter(({ change }) => change !== 'never').map(({ column }) => row[column]),
    row.state_registration_exempt,
    row.accepts_mail,
  ]);
}
