import { addPushDevice as addContract } from '@patio/contract/messaging/alerts/add-push-device.ts';
import { getAlerts as getContract } from '@patio/contract/messaging/alerts/get-alerts.ts';
import { removePushDevice as removeContract } from '@patio/contract/messaging/alerts/remove-push-device.ts';
import { saveAlerts as saveContract } from '@patio/contract/messaging/alerts/save-alerts.ts';
import { turnOffAlert as turnOffContract } from '@patio/contract/messaging/alerts/turn-off-alert.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addPushDevice } from './push/add-push-device.ts';
import { getAlerts } from './get-alerts.ts';
import { removePushDevice } from './push/remove-push-device.ts';
import { saveAlerts } from './save-alerts.ts';
import { turnOffAlert } from './turn-off-alert.ts';

export async function alertRoutes(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  serve(app, getContract)(getAlerts(deps));
  serve(app, saveContract)(saveAlerts(deps));
  serve(app, addContract)(addPushDevice(deps));
  serve(app, removeContract)(removePushDevice(deps));
  await app.register(async (forms) => {
    // Mail clients post a form (RFC 8058), which adds nothing to the URL.
    forms.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    serve(forms, turnOffContract)(turnOffAlert(deps));
  });
}
