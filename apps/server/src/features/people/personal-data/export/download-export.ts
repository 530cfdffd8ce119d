import type { downloadExport as contract } from '@patio/contract/people/personal-data/download-export.ts';
import { codeOfProtocol } from '@patio/domain/people/personal-data/protocol-number.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportFile } from './export-file.ts';
import { protocolOf } from '../personal-data.present.ts';
import { requestBy } from '../requests/requests.store.ts';

/** Another user's copy, one requested by staff, and an expired one all give the same error. */
export const downloadExport =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, { actor, idiom, now, reply }) => {
    const code = codeOfProtocol(params.protocolo);
    const request = code === null ? undefined : await requestBy(deps.database, code);
    const isOwn = request?.account_id === actor.accountId && request.requested_by === null;
    if (!request || !isOwn || protocolOf(request) !== params.protocolo) return fail('not-found');
    const deletion = { format: query.formato, idiom, now };
    const file = await exportFile(deps, { code: request.code, protocol: params.protocolo }, deletion);
    if (!file) return fail('not-found');
    reply.header('cache-control', 'no-store');
    return file;
  };
