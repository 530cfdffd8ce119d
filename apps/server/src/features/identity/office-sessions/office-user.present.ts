import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { OfficeUserRow } from './office-user.store.ts';

/** A user of the back office with the token of their session; `salesEmail`: where users of stores write to the house. */
export function presentOfficeUser(
  row: OfficeUserRow,
  { token, salesEmail }: { readonly token: string; readonly salesEmail: string },
): OfficeUser {
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
            emAnalise: row.partner_pending,
            motivo: row.partner_reason,
            contato: salesEmail,
          },
  };
}
