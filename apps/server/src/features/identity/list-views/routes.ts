import { deleteView as deleteViewCall } from '@patio/contract/identity/list-views/delete-view.ts';
import { listViews as listViewsCall } from '@patio/contract/identity/list-views/list-views.ts';
import { saveView as saveViewCall } from '@patio/contract/identity/list-views/save-view.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deleteView } from './delete-view.ts';
import { listViews } from './list-views.ts';
import { saveView } from './save-view.ts';

export function listViewRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, deleteViewCall)(deleteView(deps));
  serve(app, listViewsCall)(listViews(deps));
  serve(app, saveViewCall)(saveView(deps));
}
