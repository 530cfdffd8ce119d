import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { versionOf } from '../../../platform/versions/version-of.ts';
import type { ProfileRow } from './accounts.store.ts';
import { birthToWire } from './sign-up/birth.ts';
import { profileName } from './profile-names.ts';

interface ProfileHouse {
  readonly idiom: Idiom;
  /** Setting of the house (C-87). */
  readonly passwordOptional: boolean;
}

/** The profile of API-60. */
export function presentProfile(row: ProfileRow, { idiom, passwordOptional }: ProfileHouse): Profile {
  return {
    codigoUsuario: row.id,
    nome: row.name,
    sobrenome: row.surname,
    email: row.email,
    emailConfirmado: row.email_confirmed_at !== null,
    login: row.username,
    telefone: row.phone,
    cpf: row.document,
    nomeFantasia: row.trade_name,
    inscricaoSocial: row.state_registration,
    isento: row.state_registration_exempt,
    matricula: row.registration,
    tipoPerfil: row.profile_code,
    tipoPerfilFlag: row.kind,
    nomePerfil: profileName(row.profile_code, idiom),
    nascimento: row.birth === null ? null : birthToWire(row.birth),
    allowEmail: row.accepts_mail,
    isPartner: row.partner_id !== null,
    // There may be none to change.
    senhaOpcional: passwordOptional || row.password_hash === null,
    versao: profileVersion(row),
  };
}

/** How the part of a profile that its owner can change stands. */
export function profileVersion(row: ProfileRow): string {
  return versionOf([
    row.name,
    row.surname,
    row.phone,
    row.document,
    row.trade_name,
    row.state_registration,
    row.state_registration_exempt,
    row.registration,
    row.birth,
    row.accepts_mail,
  ]);
}
