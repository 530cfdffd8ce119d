import { chooseInterests as chooseContract } from '@patio/contract/catalogue/interests/choose-interests.ts';
import { listInterests as listContract } from '@patio/contract/catalogue/interests/list-interests.ts';
import { saveInterests as saveContract } from '@patio/contract/catalogue/interests/save-interests.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { chooseInterests } from './choose-interests.ts';
import { listInterests } from './list-interests.ts';
import { saveInterests } from './save-interests.ts';

export function interestRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listContract)(listInterests(deps));
  serve(app, chooseContract)(chooseInterests(deps));
  serve(app, saveContract)(saveInterests(deps));
}
