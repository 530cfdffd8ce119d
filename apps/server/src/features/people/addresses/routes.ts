import { createAddress as createContract } from '@patio/contract/people/addresses/create-address.ts';
import {
  deleteAddress as deleteContract,
  deleteAddressByPath as deleteByPathContract,
} from '@patio/contract/people/addresses/delete-address.ts';
import { listAddresses as listContract } from '@patio/contract/people/addresses/list-addresses.ts';
import { updateAddress as updateContract } from '@patio/contract/people/addresses/update-address.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress, deleteAddressByPath } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { updateAddress } from './update-address.ts';

export function addressRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listContract)(listAddresses(deps));
  serve(app, createContract)(createAddress(deps));
  serve(app, updateContract)(updateAddress(deps));
  serve(app, deleteContract)(deleteAddress(deps));
  serve(app, deleteByPathContract)(deleteAddressByPath(deps));
}
