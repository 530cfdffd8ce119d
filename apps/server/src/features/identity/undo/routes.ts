import { undoChange as undoChangeCall } from '@patio/contract/identity/undo/undo-change.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { undoChange } from './undo-change.ts';

export function undoRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, undoChangeCall)(undoChange(deps));
}
