import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { seal } from '../../../../platform/secrets/seal.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { exportPlace } from './export-place.ts';
import { saveFile } from './files.store.ts';
import { gatherExport } from './gather-export.ts';
import type { PersonalDataCopy } from './personal-data-copy.ts';
import { personBy } from '../person.store.ts';
import { protocolOf } from '../personal-data.present.ts';
import { answerRequest, takeExport, type RequestRow } from '../requests/requests.store.ts';
import { schemaAddress } from './schema-address.ts';
import { pagePath, notifyPerson } from '../requests/notify-person.ts';

/** Days for which a copy can be downloaded. */
const fileDays = 7;
const dayMs = 86_400_000;

/** Pause before a failed one is retried, so that those behind it are created meanwhile. */
const asideMs = 10 * 60_000;

/** Creates the requested copies, one per transaction: file, state of the request and message appear together or not at all. */
export function prepareExportsJob(deps: ServerDeps): Job {
  const { clock, database, logger } = deps;
  /** Codes of failed requests, and when each is retried. */
  const aside = new Map<number, number>();
  return {
    name: 'prepare-exports',
    everyMs: 2000,
    run: async () => {
      for (const [code, until] of aside) if (until <= clock.now()) aside.delete(code);
      const taken: { code: number | null } = { code: null };
      try {
        return await database.transact(async (transaction) => {
          taken.code = null;
          const request = await takeExport(transaction, [...aside.keys()]);
          if (!request) return false;
          taken.code = request.code;
          await prepare(deps, transaction, request);
          return true;
        });
      } catch (error) {
        if (taken.code === null) throw error;
        aside.set(taken.code, clock.now() + asideMs);
        logger.error({ err: error, request: taken.code }, 'copy of personal data cannot be made');
        return true;
      }
    },
  };
}

async function prepare(deps: ServerDeps, transaction: Transaction, request: RequestRow): Promise<void> {
  const { config, clock } = deps;
  const now = clock.now();
  const expiresAt = now + fileDays * dayMs;
  const person = await personBy(transaction, request.account_id);
  if (!person) return;
  await answerRequest(transaction, {
    code: request.code,
    state: 'done',
    answer: null,
    at: now,
    by: null,
  });
  const protocol = protocolOf(request);
  const copy: PersonalDataCopy = {
    versao: 1,
    esquema: schemaAddress(config.publicUrl),
    protocolo: protocol,
    geradoEm: isoInstant(now),
    dados: await gatherExport(transaction, person.id, config),
  };
  const content = seal(config.secretKey, exportPlace(request.code), JSON.stringify(copy));
  await saveFile(transaction, { request, content, expiresAt });
  // Copies requested by staff on a user's behalf are handed over by staff.
  if (request.requested_by !== null) return;
  await notifyPerson(deps, transaction, {
    person,
    content: messages.exportReady({
      brand: config.brand,
      idiom: request.idiom,
      protocol,
      until: expiresAt,
      address: config.publicUrl + pagePath,
    }),
    fact: `export-ready:${request.code}`,
    now,
  });
}
