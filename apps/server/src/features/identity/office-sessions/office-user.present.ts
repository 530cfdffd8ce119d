import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { OfficeUserRow } from './office-user.store.ts';

/** A user of the back office with the token of their session. */
export function presentOfficeUser(row: OfficeUserRow, token: string): OfficeUser {
  return {
    token,
    codigoUsuario: row.id,
    nome: row.name,
    email: row.email,
    papel: row.staff_role,
    loja:
      row.partner_id === null
        ? null
        : {
            codigo: row.partner_id,
            nome: row.partner_name ?? '',
            endereco: row.partner_store,
            suspensa: row.partner_suspended,
          },
  };
}
