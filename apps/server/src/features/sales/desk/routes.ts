import { getDesk as getDeskCall } from '@patio/contract/sales/desk/get-desk.ts';
import { listTakenWork as listTakenWorkCall } from '@patio/contract/sales/desk/list-taken-work.ts';
import { returnWork as returnWorkCall } from '@patio/contract/sales/desk/return-work.ts';
import { takeWork as takeWorkCall } from '@patio/contract/sales/desk/take-work.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getDesk } from './get-desk.ts';
import { listTakenWork } from './list-taken-work.ts';
import { returnWork } from './return-work.ts';
import { takeWork } from './take-work.ts';

export function deskRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getDeskCall)(getDesk(deps));
  serve(app, listTakenWorkCall)(listTakenWork(deps));
  serve(app, returnWorkCall)(returnWork(deps));
  serve(app, takeWorkCall)(takeWork(deps));
}
