import { getHouseContacts as readCall } from '@patio/contract/catalogue/content/get-house-contacts.ts';
import { getStaffContacts as staffCall } from '@patio/contract/catalogue/content/get-staff-contacts.ts';
import { saveContacts as saveCall } from '@patio/contract/catalogue/content/save-contacts.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../../deps.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { getHouseContacts, getStaffContacts } from './get-contacts.ts';
import { saveContacts } from './save-contacts.ts';

export function contactRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, readCall)(getHouseContacts(deps));
  serve(app, staffCall)(getStaffContacts(deps));
  serve(app, saveCall)(saveContacts(deps));
}
