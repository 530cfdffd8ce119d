import type { AccountRow } from '@patio/contract/people/directory/account-row.ts';
import type { Texts } from '../../../texts/ptbr.ts';

/** What an account is: one that was made for a user of the team is of the team, and no employee of a company. */
export function kindText(
  { tipoPerfilFlag: kind, papel }: Pick<AccountRow, 'tipoPerfilFlag' | 'papel'>,
  { profiles, marks }: Texts['account'],
): string {
  return kind === 'C' && papel !== null ? marks.staff : profiles[kind];
}
