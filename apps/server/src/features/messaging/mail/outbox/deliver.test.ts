import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeSmtp, type FakeSmtp } from '../../../../../test/processes/fake-smtp.ts';
import { loadConfig } from '../../../../config/load-config.ts';
import { deliverBy, failureOf, type Deliver, type OutgoingMail } from './deliver.ts';
import { sampleScene } from '../samples/sample-scene.ts';
import { mailKinds, samples } from '../samples/samples.ts';

let smtp: FakeSmtp;
let deliver: Deliver;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  deliver = deliverBy(
    loadConfig({
      APP_MODE: 'test',
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://patio.test',
      MAIL_PER_SECOND: '1000',
    }),
  );
});
afterAll(() => smtp.close());

const mail: OutgoingMail = {
  id: 7,
  recipient: 'ana@patio.test',
  subject: 'Olá',
  text: 'texto',
  html: '<p>texto</p>',
  unsubscribe_address: null,
  sender_name: null,
  created_at: Date.parse('2026-06-01T15:00:00Z'),
};

test('hands text and HTML over, every try under the same message id', async () => {
  await deliver(mail);
  await deliver(mail);
  expect(smtp.messages).toHaveLength(2);
  for (const message of smtp.messages) {
    expect(message).toContain('To: ana@patio.test');
    expect(message).toContain('Content-Type: text/plain');
    expect(message).toContain('Content-Type: text/html');
    expect(message).toContain(`Message-ID: <mail-7-${mail.created_at}@patio.test>`);
  }
});

test('names the address that ends mails like it with one click, RFC 8058', async () => {
  smtp.messages.length = 0;
  await deliver({ ...mail, unsubscribe_address: 'https://patio.test/api/x/1.abc' });
  await deliver(mail);
  expect(smtp.messages[0]).toContain('List-Unsubscribe: <https://patio.test/api/x/1.abc>');
  expect(smtp.messages[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(smtp.messages[1]).not.toContain('List-Unsubscribe');
});

test('cannot be made to write headers or to other recipients', async () => {
  smtp.messages.length = 0;
  await deliver({ ...mail, subject: 'a\r\nBcc: eve@patio.test' });
  expect(smtp.messages[0]).not.toMatch(/^Bcc:/m);
});

test('comes from the store by way of the house', async () => {
  smtp.messages.length = 0;
  await deliver({ ...mail, sender_name: 'Auto Sul, "Peças" via Pátio' });
  const [message = ''] = smtp.messages;
  expect(message).toMatch(/^From: =\?UTF-8\?Q\?Auto_Sul=2C[^]*?\n <nao-responda@patio\.test>$/m);
  expect(message).toContain('Auto-Submitted: auto-generated');
  await deliver(mail);
  expect(smtp.messages[1]).toMatch(/^From: =\?UTF-8\?Q\?P=C3=A1tio\?= <nao-responda@patio\.test>$/m);
});

test('every kind crosses the line in lines of at most 998 bytes, with clean headers, whatever people are called', async () => {
  const config = loadConfig({ APP_MODE: 'test', PUBLIC_URL: 'https://patio.test' });
  const hostile = `${'x'.repeat(1500)}\r\nBcc: eve@patio.test \u202e <b>"'`;
  const store = { name: `Loja\r\nX-Evil: 1 ${'y'.repeat(200)}`, store: 'auto-sul' };
  smtp.messages.length = 0;
  for (const kind of mailKinds) {
    const scene = sampleScene(config, {
      idiom: 'PTBR',
      store,
      name: hostile,
      title: hostile,
      words: hostile,
    });
    const { subject, text, html, senderName } = samples[kind][0](scene);
    await deliver({ ...mail, subject, text, html, sender_name: senderName });
  }
  expect(smtp.messages).toHaveLength(mailKinds.length);
  for (const message of smtp.messages) {
    for (const line of message.split('\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
    const head = message.slice(0, message.indexOf('\n\n'));
    const names = [...head.matchAll(/^([^\s:]+):/gm)].map(([, name = '']) => name);
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'Message-ID',
      'MIME-Version',
      'Subject',
      'To',
    ]);
  }
});

test.each([
  ['refused@patio.test', 'well', 'refused'],
  ['ana@patio.test', 'refuses-text', 'refused'],
  ['ana@patio.test', 'busy', 'not-now'],
  ['ana@patio.test', 'wrong-password', 'unreachable'],
] as const)('a mail to %s at a server that is %s is %s', async (recipient, mood, expected) => {
  const moody = await startFakeSmtp();
  moody.mood = mood;
  const url = moody.url.replace('//', '//user:secret@');
  const hand = deliverBy(loadConfig({ APP_MODE: 'test', SMTP_URL: url }));
  const failed: unknown = await hand({ ...mail, recipient }).catch((error: unknown) => error);
  await moody.close();
  expect(failed).toBeInstanceOf(Error);
  expect(failureOf(failed)).toBe(expected);
});

test('a server that is gone refuses no mail', async () => {
  const closed = await startFakeSmtp();
  await closed.close();
  const nowhere = deliverBy(loadConfig({ APP_MODE: 'test', SMTP_URL: closed.url }));
  const failed: unknown = await nowhere(mail).catch((error: unknown) => error);
  expect(failureOf(failed)).toBe('unreachable');
});

test.each(['drops-in-data', 'drops-after-data'] as const)('a line that %s refuses no mail', async (mood) => {
  const moody = await startFakeSmtp();
  moody.mood = mood;
  const hand = deliverBy(loadConfig({ APP_MODE: 'test', SMTP_URL: moody.url }));
  const failed: unknown = await hand(mail).catch((error: unknown) => error);
  await moody.close();
  expect(failed).toBeInstanceOf(Error);
  expect(failureOf(failed)).not.toBe('refused');
});
