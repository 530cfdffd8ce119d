import { createName as createCall } from '@patio/contract/catalogue/names/create-name.ts';
import { deleteName as deleteCall } from '@patio/contract/catalogue/names/delete-name.ts';
import { getNameUses as usesCall } from '@patio/contract/catalogue/names/get-name-uses.ts';
import { listNames as listCall } from '@patio/contract/catalogue/names/list-names.ts';
import { mergeNames as mergeCall } from '@patio/contract/catalogue/names/merge-names.ts';
import { moveCategory as moveCall } from '@patio/contract/catalogue/names/move-category.ts';
import { saveName as saveCall } from '@patio/contract/catalogue/names/save-name.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { createName } from './create-name.ts';
import { deleteName } from './delete-name.ts';
import { getNameUses } from './get-name-uses.ts';
import { listNames } from './list-names.ts';
import { mergeNames } from './merge-names.ts';
import { moveCategory } from './move-category.ts';
import { saveName } from './save-name.ts';

export function nameRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCall)(listNames(deps));
  serve(app, usesCall)(getNameUses(deps));
  serve(app, createCall)(createName(deps));
  serve(app, saveCall)(saveName(deps));
  serve(app, moveCall)(moveCategory(deps));
  serve(app, mergeCall)(mergeNames(deps));
  serve(app, deleteCall)(deleteName(deps));
}
