import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeSmtp, type FakeSmtp } from '../../../test/fake-smtp.ts';
import { loadConfig } from '../../config/load-config.ts';
import { deliverBy, isPermanent, type Deliver } from './deliver.ts';
import type { DueMail } from './mail.store.ts';

let smtp: FakeSmtp;
let deliver: Deliver;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  deliver = deliverBy(loadConfig({ APP_MODE: 'test', SMTP_URL: smtp.url, PUBLIC_URL: 'https://patio.test' }));
});
afterAll(() => smtp.close());

const mail: DueMail = {
  id: 7,
  recipient: 'ana@patio.test',
  subject: 'Olá',
  text: 'texto',
  html: '<p>texto</p>',
  unsubscribe_address: null,
  sender_name: null,
  tries: 1,
  created_at: Date.parse('2026-06-01T15:00:00Z'),
};

test('hands text and HTML over, every try under the same message id', async () => {
  await deliver(mail);
  await deliver({ ...mail, tries: 2 });
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

test('tells a refusal for good from a failure that may pass', async () => {
  const refused: unknown = await deliver({ ...mail, recipient: 'refused@patio.test' }).catch(
    (error: unknown) => error,
  );
  expect(isPermanent(refused)).toBe(true);
  const closed = await startFakeSmtp();
  await closed.close();
  const nowhere = deliverBy(loadConfig({ APP_MODE: 'test', SMTP_URL: closed.url }));
  const failed: unknown = await nowhere(mail).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(isPermanent(failed)).toBe(false);
});
