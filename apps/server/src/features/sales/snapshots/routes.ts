import { getOwnSnapshot as getOwnSnapshotCall } from '@patio/contract/sales/snapshots/get-own-snapshot.ts';
import { getSnapshot as getSnapshotCall } from '@patio/contract/sales/snapshots/get-snapshot.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getOwnSnapshot } from './get-own-snapshot.ts';
import { getSnapshot } from './get-snapshot.ts';

export function snapshotRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getOwnSnapshotCall)(getOwnSnapshot(deps));
  serve(app, getSnapshotCall)(getSnapshot(deps));
}
