import { discardTextDraft as discardCall } from '@patio/contract/catalogue/content/discard-text-draft.ts';
import { getStaffText as getCall } from '@patio/contract/catalogue/content/get-staff-text.ts';
import { getTextVersion as versionCall } from '@patio/contract/catalogue/content/get-text-version.ts';
import { listStaffTexts as listCall } from '@patio/contract/catalogue/content/list-staff-texts.ts';
import { publishText as publishCall } from '@patio/contract/catalogue/content/publish-text.ts';
import { restoreText as restoreCall } from '@patio/contract/catalogue/content/restore-text.ts';
import { saveTextDraft as saveCall } from '@patio/contract/catalogue/content/save-text-draft.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../../deps.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { discardTextDraft } from './discard-text-draft.ts';
import { getStaffText } from './get-staff-text.ts';
import { getTextVersion } from './get-text-version.ts';
import { listStaffTexts } from './list-staff-texts.ts';
import { publishText } from './publish-text.ts';
import { restoreText } from './restore-text.ts';
import { saveTextDraft } from './save-text-draft.ts';

export function textRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCall)(listStaffTexts(deps));
  serve(app, getCall)(getStaffText(deps));
  serve(app, versionCall)(getTextVersion(deps));
  serve(app, saveCall, { work: 'change' })(saveTextDraft(deps));
  serve(app, discardCall)(discardTextDraft(deps));
  serve(app, publishCall)(publishText(deps));
  serve(app, restoreCall)(restoreText(deps));
}
