import type { SessionUser as WireUser } from '@patio/contract/identity/sessions/session-user.ts';

/** The signed-in user, without the token. */
export type SessionUser = Omit<WireUser, 'token'>;

/** The part of a reply that a page may contain: everything but the token. */
export function withoutToken(user: WireUser): SessionUser {
  const { codigoUsuario, nome, notifications, isPartner, alteraPassword, firstSignIn } = user;
  const { clientType, companyType, staffRole, profileCode } = user;
  return {
    codigoUsuario,
    nome,
    notifications,
    isPartner,
    alteraPassword,
    firstSignIn,
    clientType,
    companyType,
    staffRole,
    profileCode,
  };
}
