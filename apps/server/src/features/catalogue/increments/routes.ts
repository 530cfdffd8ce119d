import { listIncrementTables as listIncrementTablesCall } from '@patio/contract/catalogue/increments/list-increment-tables.ts';
import { saveIncrementTable as saveIncrementTableCall } from '@patio/contract/catalogue/increments/save-increment-table.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listIncrementTables } from './list-increment-tables.ts';
import { saveIncrementTable } from './save-increment-table.ts';

export function incrementRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listIncrementTablesCall)(listIncrementTables(deps));
  serve(app, saveIncrementTableCall)(saveIncrementTable(deps));
}
