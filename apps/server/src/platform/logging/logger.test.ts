import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function capture(pretty = false) {
  const lines: string[] = [];
  const logger = createLogger({
    level: 'info',
    role: 'api',
    pretty,
    sink: { write: (line) => lines.push(line) },
  });
  return { logger, lines };
}

test('a line is one JSON object with severity, role and message', () => {
  const { logger, lines } = capture();
  logger.info({ offer: 7 }, 'bid placed');
  logger.debug('not written');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    role: 'api',
    offer: 7,
    msg: 'bid placed',
  });
});

test('personal data and secrets do not reach the log, neither in fields nor in texts', () => {
  const { logger, lines } = capture();
  logger.warn(
    {
      body: {
        senha: 'Segredo@1',
        nested: [{ tokenSocial: 'abc123', cpf: '52998224725', email: 'ana@casa.com' }],
      },
      headers: { authorization: 'Bearer xyz.123', cookie: 'refresh=zzz' },
      url: '/auth/senha?token=deadbeef&x=1',
    },
    'mail to ana@casa.com about 529.982.247-25 and 12.ABC.345/01DE-35 on postgres://patio:hunter2@db/patio',
  );
  logger.error(new Error('no account for maria@casa.com with 52998224725'));
  const written = lines.join('');
  for (const leak of [
    'Segredo',
    'abc123',
    '52998224725',
    'casa.com',
    'xyz.123',
    'zzz',
    'deadbeef',
    '247-25',
    '12.ABC',
    'hunter2',
  ]) {
    expect(written).not.toContain(leak);
  }
  expect(written).toContain('x=1');
});

test('milliseconds, identifiers and amounts stay readable', () => {
  const { logger, lines } = capture();
  logger.info(
    { ms: 1234, amount: 12_345_678_901, at: 1_790_000_000_000, id: '0b7e6f6e-2c1f-4f5e-9a94-123456789012' },
    'ok 12',
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    ms: 1234,
    amount: 12_345_678_901,
    at: 1_790_000_000_000,
    id: '0b7e6f6e-2c1f-4f5e-9a94-123456789012',
    msg: 'ok 12',
  });
});

test('a terminal gets one short line', () => {
  const { logger, lines } = capture(true);
  logger.info({ offer: 7 }, 'bid placed');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d api {4}INFO {2}bid placed \{"offer":7\}\n$/);
});
