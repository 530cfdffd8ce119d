import { checkStoreName as checkNameCall } from '@patio/contract/stores/partners/check-store-name.ts';
import { chooseStoreName as chooseNameCall } from '@patio/contract/stores/partners/choose-store-name.ts';
import { contactPartner as contactCall } from '@patio/contract/stores/partners/contact-partner.ts';
import { getOwnStore as getOwnStoreCall } from '@patio/contract/stores/partners/get-own-store.ts';
import { getPartner as getPartnerCall } from '@patio/contract/stores/partners/get-partner.ts';
import { registerPartner as registerCall } from '@patio/contract/stores/partners/register-partner.ts';
import { resendPartnerToken as resendCall } from '@patio/contract/stores/partners/resend-partner-token.ts';
import { verifyPartnerToken as verifyCall } from '@patio/contract/stores/partners/verify-partner-token.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { checkStoreName } from './check-store-name.ts';
import { chooseStoreName } from './choose-store-name.ts';
import { contactPartner } from './contact-partner.ts';
import { getOwnStore } from './get-own-store.ts';
import { getPartner } from './get-partner.ts';
import { registerPartner } from './registration/register-partner.ts';
import { resendPartnerToken } from './registration/resend-partner-token.ts';
import { verifyPartnerToken } from './registration/verify-partner-token.ts';

export function partnerRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getPartnerCall)(getPartner(deps));
  serve(app, getOwnStoreCall)(getOwnStore(deps));
  serve(app, registerCall, { work: 'sign-in' })(registerPartner(deps));
  serve(app, verifyCall)(verifyPartnerToken(deps));
  serve(app, resendCall)(resendPartnerToken(deps));
  serve(app, checkNameCall)(checkStoreName(deps));
  serve(app, chooseNameCall)(chooseStoreName(deps));
  serve(app, contactCall)(contactPartner(deps));
}
