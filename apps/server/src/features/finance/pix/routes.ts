import { listOwnPix as listOwnPixCall } from '@patio/contract/finance/pix/list-own-pix.ts';
import { openOwnPix as openOwnPixCall } from '@patio/contract/finance/pix/open-own-pix.ts';
import { receivePixNews as receivePixNewsCall } from '@patio/contract/finance/pix/receive-pix-news.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openPix } from '../../../platform/pix/open-pix.ts';
import { listOwnPix } from './list-own-pix.ts';
import { openOwnPix } from './open-own-pix.ts';
import { receivePixNews } from './receive-pix-news.ts';

export function pixRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const bank = openPix(deps.config);
  serve(app, listOwnPixCall)(listOwnPix(deps, bank));
  serve(app, openOwnPixCall)(openOwnPix(deps, bank));
  serve(app, receivePixNewsCall)(receivePixNews(deps, bank));
}
