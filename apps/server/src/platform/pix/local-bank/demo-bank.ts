import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Clock } from '../../clock/clock.ts';
import { bankState, emptyBank, type BankState } from './bank-records.ts';
import { localBankRoutes } from './local-bank-routes.ts';
import { openLocalBank } from './open-local-bank.ts';

const POST_MS = 5000;

/** The demo's bank at `/dev/banco`, whose state is a file, so that it outlives a restart. Only if no bank is configured, never in production. */
export async function demoBankRoutes(
  app: FastifyInstance,
  { config, clock }: { readonly config: Pick<Config, 'pix' | 'dataDir'>; readonly clock: Clock },
): Promise<void> {
  if (!config.pix.local || config.pix.bank !== null) return;
  const file = path.join(config.dataDir, 'local-bank.json');
  const state = stateIn(file);
  const bank = openLocalBank({
    state,
    now: () => clock.now(),
    changed: () => {
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
    pause: async (milliseconds) => {
      await pause(milliseconds);
    },
    post: async (url, body) => {
      try {
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(POST_MS),
        });
      } catch {
        // As at a real bank, news can be lost.
      }
    },
  });
  await localBankRoutes(app, bank);
}

/** What the file holds; an empty bank if it holds nothing of use. */
function stateIn(file: string): BankState {
  try {
    return bankState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return emptyBank();
  }
}
