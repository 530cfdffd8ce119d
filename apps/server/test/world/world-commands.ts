import { createHash, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ServerDeps } from '../../src/deps.ts';
import { findBankRefundsJob } from '../../src/features/finance/bank-refunds/find-bank-refunds.job.ts';
import { remindVisitorsJob } from '../../src/features/sales/visits/public.ts';
import { completeCollectedJob } from '../../src/features/sales/yard/public.ts';
import { localConnection } from '../../src/platform/pix/local-bank/local-connection.ts';
import { openPixBank } from '../../src/platform/pix/open-pix-bank.ts';
import { silentHub } from '../../src/platform/live/silent-hub.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { createMetrics } from '../../src/platform/metrics/metrics.ts';
import { registerSubscribers } from '../../src/subscriptions.ts';
import { buildAccount, builtPassword } from '../builders/account.ts';
import { buildAddress } from '../builders/address.ts';
import { buildSession } from '../builders/session.ts';
import { documentOf } from '../builders/tax-id.ts';
import { workbook } from '../builders/workbook.ts';
import { zipFile } from '../builders/zip-file.ts';
import { offerInput, saveWorldOffer } from './world-offer.ts';

type Command = (input: unknown) => Promise<unknown>;
type Deps = Pick<ServerDeps, 'config' | 'database' | 'clock'>;

const person = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
  profileCode: z.union([z.literal(4), z.literal(5), z.literal(6), z.literal(7)]).optional(),
  twoStep: z.boolean().optional(),
  mustChangePassword: z.boolean().optional(),
  emailConfirmed: z.boolean().optional(),
  identityVerified: z.boolean().optional(),
  depositCents: z.number().optional(),
  partnerId: z.number().nullable().optional(),
  withAddress: z.boolean().optional(),
});
const statement = z.object({
  text: z.string(),
  values: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
const sheets = z.array(
  z.object({ name: z.string(), rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) }),
);
/** Contents in base64. */
const zipped = z.array(z.object({ name: z.string(), content: z.string() }));
const session = z.object({ accountId: z.number(), office: z.boolean().default(false) });

const moment = z.object({ at: z.string() });
/** Where the local bank of the tried product is reached. */
const bankOrigin = z.object({ origin: z.string() });

/** What a job of the worker needs, besides what there is: nobody follows these changes live. */
const workerDeps = (deps: Deps): ServerDeps => ({
  ...deps,
  reserved: deps.database,
  hasThreads: false,
  logger: createLogger({ level: 'silent', role: 'worker' }),
  metrics: createMetrics(),
  live: silentHub,
});

/** What journeys may ask for, by name. */
export function worldCommands(deps: Deps): ReadonlyMap<string, Command> {
  return new Map<string, Command>([
    ['offer', (input) => saveWorldOffer(deps.database, deps.clock.now(), offerInput.parse(input))],
    ['person', (input) => savePerson(deps, person.parse(input))],
    [
      'session',
      async (input) => {
        const { accountId, office } = session.parse(input);
        return (await buildSession(deps, accountId, { office })).token;
      },
    ],
    [
      'office-cookie',
      async (input) => {
        const { accountId } = session.parse(input);
        return (await buildSession(deps, accountId, { office: true })).refresh;
      },
    ],
    ['workbook', async (input) => (await workbook(sheets.parse(input))).toString('base64')],
    [
      'zip',
      async (input) => {
        const files = zipped.parse(input);
        const bytes = files.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') }));
        return (await zipFile(bytes)).toString('base64');
      },
    ],
    [
      'remind-visitors',
      async (input) => {
        const at = Date.parse(moment.parse(input).at);
        await remindVisitorsJob({ ...workerDeps(deps), clock: { now: () => at } }).run();
      },
    ],
    [
      'find-bank-refunds',
      async (input) => {
        registerSubscribers();
        const bank = openPixBank(localConnection(bankOrigin.parse(input).origin, 8000));
        await findBankRefundsJob({ ...workerDeps(deps), bank }).run();
      },
    ],
    ['complete-collected', () => completeCollectedJob(workerDeps(deps)).run()],
    ['query', (input) => query(deps, statement.parse(input))],
  ]);
}

async function savePerson(deps: Deps, { withAddress = true, ...traits }: z.infer<typeof person>) {
  const n = randomInt(1, 8_000_000);
  const isCompany = traits.profileCode === 4 || traits.profileCode === 5;
  const account = await buildAccount(deps.database, {
    email: `pessoa-${randomUUID()}@patio.test`,
    ...traits,
    document: documentOf(isCompany ? 'cnpj' : 'cpf', n),
  });
  if (withAddress) await buildAddress(deps.database, account.id);
  return { id: account.id, email: account.email, name: account.name, password: builtPassword };
}

function query({ database }: Deps, { text, values }: z.infer<typeof statement>) {
  const name = `world-${createHash('sha256').update(text).digest('base64url')}`;
  return database.rows({ name, text }, values);
}
