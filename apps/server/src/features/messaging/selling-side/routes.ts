import { listSellingTeams as listSellingTeamsCall } from '@patio/contract/messaging/selling-side/list-selling-teams.ts';
import { saveSellingTeam as saveSellingTeamCall } from '@patio/contract/messaging/selling-side/save-selling-team.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listSellingTeams } from './teams/list-selling-teams.ts';
import { saveSellingTeam } from './teams/save-selling-team.ts';

export function sellingSideRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listSellingTeamsCall)(listSellingTeams(deps));
  serve(app, saveSellingTeamCall)(saveSellingTeam(deps));
}
