import type { listSessions as contract } from '@patio/contract/identity/sessions/list-sessions.ts';
import { deviceOf, type DeviceForm } from '@patio/domain/identity/security/device.ts';
import { shortAddress } from '@patio/domain/identity/security/short-address.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { deviceWords } from '../../security/public.ts';
import { openSessionsOf } from '../open-sessions.store.ts';

const forms = {
  computer: 'computador',
  phone: 'celular',
  tablet: 'tablet',
} as const satisfies Record<DeviceForm, string>;

export const listSessions =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, idiom, now }) => {
    const { accountId, sessionId: currentId } = actor;
    const idleMs = config.rules.sessionIdleMs;
    const rows = await openSessionsOf(database, { accountId, currentId, now, idleMs });
    return {
      data: rows.map((row) => {
        const { form } = deviceOf(row.user_agent);
        return {
          id: row.id,
          aparelho: deviceWords(row.user_agent, idiom),
          tipo: form === null ? null : forms[form],
          local: shortAddress(row.address),
          inicio: isoInstant(row.created_at),
          ultimoUso: isoInstant(row.last_seen_at),
          atual: row.id === currentId,
        };
      }),
    };
  };
