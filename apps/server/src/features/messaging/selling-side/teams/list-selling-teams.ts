import type { listSellingTeams as contract } from '@patio/contract/messaging/selling-side/list-selling-teams.ts';
import { canSell } from '@patio/domain/messaging/selling-side/selling-team.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentMember, presentTeam } from './teams.present.ts';
import { houseStaff, teams } from './teams.store.ts';

/** The teams of the categories, and who is notified of those without one. */
export const listSellingTeams =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async () => {
    const [rows, staff] = await Promise.all([teams(database), houseStaff(database)]);
    const byId = new Map(staff.map((person) => [person.id, person]));
    return {
      data: rows.map((row) => presentTeam(row, byId)),
      padrao: staff.filter((person) => person.role === 'sales' && canSell(person)).map(presentMember),
      emailPadrao: config.brand.salesEmail,
    };
  };
