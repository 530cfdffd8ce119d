import type { sellingTeam, teamMember } from '@patio/contract/messaging/selling-side/selling-team.ts';
import { canSell } from '@patio/domain/messaging/selling-side/selling-team.ts';
import type { z } from 'zod';
import { versionOf } from '../../../../platform/versions/version-of.ts';
import type { StaffRow, TeamRow } from './teams.store.ts';

/** A user of a team on the wire. */
export function presentMember(person: StaffRow): z.input<typeof teamMember> {
  return { codigo: person.id, nome: person.name, email: person.email, ativo: canSell(person) };
}

/** The team of a category on the wire. */
export function presentTeam(
  team: TeamRow,
  staff: ReadonlyMap<number, StaffRow>,
): z.input<typeof sellingTeam> {
  return {
    categoria: { codigo: team.code, nome: team.name },
    membros: team.members.flatMap((id) => {
      const person = staff.get(id);
      return person ? [presentMember(person)] : [];
    }),
    versao: teamVersion(team),
  };
}

/** Version of a team: the same people, the same version. */
export const teamVersion = ({ code, members }: TeamRow): string => versionOf([code, ...members]);
