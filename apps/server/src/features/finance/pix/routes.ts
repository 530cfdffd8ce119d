import { listOwnPix as listOwnPixCall } from '@patio/contract/finance/pix/list-own-pix.ts';
import { openOwnPix as openOwnPixCall } from '@patio/contract/finance/pix/open-own-pix.ts';
import { receivePixNews as receivePixNewsCall } from '@patio/contract/finance/pix/receive-pix-news.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openPix } from '../../../platform/pix/open-pix.ts';
import { listOwnPix } from './own/list-own-pix.ts';
import { openOwnPix } from './own/open-own-pix.ts';
import { receivePixNews } from './news/receive-pix-news.ts';

export function pixRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const bank = openPix(deps.config);
  serve(app, listOwnPixCall)(listOwnPix(deps, bank));
  serve(app, openOwnPixCall, { work: 'outside' })(openOwnPix(deps, bank));
  serve(app, receivePixNewsCall, { work: 'outside' })(receivePixNews(deps, bank));
}
