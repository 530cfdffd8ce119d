import { assignStrayPix as assignStrayPixCall } from '@patio/contract/finance/stray-pix/assign-stray-pix.ts';
import { decideStrayReturn as decideStrayReturnCall } from '@patio/contract/finance/stray-pix/decide-stray-return.ts';
import { exportStrayPix as exportStrayPixCall } from '@patio/contract/finance/stray-pix/export-stray-pix.ts';
import { getStrayPix as getStrayPixCall } from '@patio/contract/finance/stray-pix/get-stray-pix.ts';
import { listStrayPix as listStrayPixCall } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import { proposeStrayReturn as proposeStrayReturnCall } from '@patio/contract/finance/stray-pix/propose-stray-return.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { assignStrayPix } from './office/assign-stray-pix.ts';
import { decideStrayReturn } from './office/decide-stray-return.ts';
import { exportStrayPix } from './office/export-stray-pix.ts';
import { getStrayPix } from './office/get-stray-pix.ts';
import { listStrayPix } from './office/list-stray-pix.ts';
import { proposeStrayReturn } from './office/propose-stray-return.ts';

export function strayPixRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listStrayPixCall)(listStrayPix(deps));
  serve(app, exportStrayPixCall)(exportStrayPix(deps));
  serve(app, getStrayPixCall)(getStrayPix(deps));
  serve(app, assignStrayPixCall)(assignStrayPix(deps));
  serve(app, proposeStrayReturnCall)(proposeStrayReturn(deps));
  serve(app, decideStrayReturnCall)(decideStrayReturn(deps));
}
