import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { notifyUser } from '../alerts/public.ts';
import { sampleScene } from './samples/sample-scene.ts';
import { mailKinds, samples } from './samples/samples.ts';
import type { MailKind } from './messages.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.test' });
});
afterAll(() => server.close());

/** Kinds that stay out of the inbox of the person: codes and links (S-41), what goes to a store or team, and what is sent when the account is gone. */
const WITHOUT_NOTICE: readonly MailKind[] = [
  'accessCode',
  'partnerCode',
  'passwordLink',
  'workInvitation',
  'resellerContact',
  'accountErased',
];

const written = mailKinds
  .filter((kind) => !WITHOUT_NOTICE.includes(kind))
  .flatMap((kind) => (['PTBR', 'EN'] as const).map((idiom) => ({ kind, idiom })));

test.each(written)(
  'a notification of $kind in $idiom says what the mail says, without greeting, code and sender, S-41',
  async ({ kind, idiom }) => {
    const { id } = await buildAccount(server.deps.database);
    const mail = samples[kind][0](sampleScene(server.deps.config, { idiom, store: null }));
    await server.deps.database.transact((transaction) =>
      notifyUser(server.deps, transaction, {
        person: { id, email: 'ana@patio.test' },
        idiom,
        event: 'purchase',
        path: '/home',
        dedupeKey: `${kind}-${idiom}`,
        now: server.clock.now(),
        write: () => mail,
      }),
    );
    const { headers } = await buildSession(server.deps, id);
    const [notified] = (await server.app.inject({ url: '/api/usrio/notif', headers })).json<
      { tituloNotificacao: string; descricaoNotificacao: string }[]
    >();
    expect(notified?.tituloNotificacao).toBe(mail.subject.replace(/ – Pátio$/, ''));
    expect(notified?.descricaoNotificacao).toMatch(/^<(?:p|ul)>/);
    expect(notified?.descricaoNotificacao).not.toMatch(/CNPJ|Olá, |Hello, |https?:/);
  },
);
