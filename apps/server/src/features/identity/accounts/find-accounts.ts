import type { findAccounts as contract } from '@patio/contract/identity/accounts/find-accounts.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { accountsBy } from './find-accounts.store.ts';

const SHOWN_DIGITS = 4;

/** Finds a caller's account, blocked or not, by the data they give (S-46). */
export const findAccounts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query: { term } }) => {
    const document = term.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
    const rows = await accountsBy(database, term.toLowerCase(), document);
    return {
      data: rows.map((row) => ({
        codigo: row.id,
        nome: row.name,
        email: row.email,
        documento: row.document === null ? null : `•••${row.document.slice(-SHOWN_DIGITS)}`,
        perfil: row.profile_code,
        bloqueadaEm: row.blocked_at === null ? null : isoInstant(row.blocked_at),
      })),
    };
  };
