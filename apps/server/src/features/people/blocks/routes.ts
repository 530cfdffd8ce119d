import { blockAccount as blockAccountCall } from '@patio/contract/people/blocks/block-account.ts';
import { listBlocks as listBlocksCall } from '@patio/contract/people/blocks/list-blocks.ts';
import { unblockAccount as unblockAccountCall } from '@patio/contract/people/blocks/unblock-account.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { blockAccount } from './block-account.ts';
import { listBlocks } from './list-blocks.ts';
import { unblockAccount } from './unblock-account.ts';

export function blockRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, blockAccountCall)(blockAccount(deps));
  serve(app, unblockAccountCall)(unblockAccount(deps));
  serve(app, listBlocksCall)(listBlocks(deps));
}
