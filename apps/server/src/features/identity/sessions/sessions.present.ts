import type { MirroredUser, SessionUser } from '@patio/contract/identity/sessions/session-user.ts';
import type { UserRow } from './account.store.ts';

/** The session user of API-30, bare and mirrored under `data`. `restricted`: the session is valid only for setting a password. */
export function presentUser(row: UserRow, token: string, restricted: boolean): MirroredUser {
  const user: SessionUser = {
    token,
    codigoUsuario: row.id,
    nome: row.name,
    notifications: row.unread,
    isPartner: row.partner_id !== null,
    alteraPassword: restricted || row.must_change_password ? 'S' : 'N',
    firstSignIn: row.first_sign_in_at === null,
    clientType: row.client_type,
    companyType: row.company_type,
    staffRole: row.staff_role,
    profileCode: row.profile_code,
  };
  return { ...user, data: user };
}
