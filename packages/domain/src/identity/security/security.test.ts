import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { deviceOf } from './device.ts';
import { SECURITY_EVENTS, securityEventOf } from './security-events.ts';
import { shortAddress } from './short-address.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a user agent names', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge',
      'Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'Linux',
      'computer',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/110.0`,
      'Opera',
      'ChromeOS',
      'computer',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'Mac',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPad',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
      'tablet',
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox',
      'Linux',
      'computer',
    ],
    ['curl/8.9.1', 'curl', null, null],
    ['<script>alert(1)</script>', null, null, null],
    ['', null, null, null],
    [null, null, null, null],
  ])('%s', (userAgent, browser, system, form) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, form });
  });

  it.each([
    ['Mozilla/5.0 Edge/18.1', 'Edge'],
    ['Mozilla/5.0 EdgA/18', 'Edge'],
    ['Mozilla/5.0 EdgiOS/18', 'Edge'],
    ['Opera/9.80 (X11)', 'Opera'],
    ['Mozilla/5.0 OPiOS/16', 'Opera'],
    ['Mozilla/5.0 Vivaldi/6 Chrome/1', 'Vivaldi'],
    ['Mozilla/5.0 DuckDuckGo/5 Safari/1', 'DuckDuckGo'],
    ['Mozilla/5.0 FxiOS/140 Safari/1', 'Firefox'],
    ['Mozilla/5.0 Chromium/140', 'Chrome'],
    ['Mozilla/5.0 Version/9 Safari/1', 'Safari'],
    ['Mozilla/5.0 Safari/1', null],
    ['Mozilla/5.0 Version/x Safari/1', null],
    ['Mozilla/5.0 aEdg/1 xOPR/1 aVivaldi/1 aFirefox/1', null],
    [`Mozilla/5.0 ${' '.repeat(300)} Firefox/1`, null],
    ['python-requests/2.31', 'python-requests'],
    ['okhttp', 'okhttp'],
    ['Wget 1.2', 'Wget'],
    ['x/1', null],
    ['1curl/8', null],
    ['a<b/1', null],
    [' curl/8', null],
    ['a'.repeat(30), 'a'.repeat(30)],
    ['a'.repeat(31), null],
  ])('%s is by %s', (userAgent, browser) => {
    expect(deviceOf(userAgent).browser).toBe(browser);
  });

  it.each([
    ['(iPod; x)', 'iPhone', 'phone'],
    ['(Linux; Android 9; Mobile)', 'Android', 'phone'],
    ['(Android 9; Mobiles)', 'Android', 'tablet'],
    ['(Mac OS X 1)', 'Mac', 'computer'],
    ['(X11; x)', 'Linux', 'computer'],
    ['(iPads; iPhones; Androids; xWindows; CrOSs; Macs; Linuxes)', null, null],
  ])('%s is %s, %s', (userAgent, system, form) => {
    expect(deviceOf(userAgent)).toMatchObject({ system, form });
  });

  it('is short and without marks of any language, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 320 }), (userAgent) => {
        const { browser, system } = deviceOf(userAgent);
        for (const name of [browser, system]) if (name !== null) expect(name).toMatch(/^[\w. -]{1,30}$/);
      }),
    );
  });

  it('is found at once in a text made to be slow', () => {
    const before = process.cpuUsage();
    deviceOf(`Version/1${'Version/1.'.repeat(100_000)}`);
    // Backtracking would take minutes.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  });
});

describe('a network address for people', () => {
  it.each([
    ['189.40.12.77', '189.40.12.…'],
    ['::ffff:189.40.12.77', '189.40.12.…'],
    ['2804:14c:65a1:8000:f00d::1', '2804:14c:65a1:…'],
    ['2001:0db8::1', '2001:db8:…'],
    ['::1', '::…'],
    ['fe80::1%eth0', 'fe80:…'],
    ['0:0:0:1::', '0:0:0:…'],
    ['::FFFF:1.2.3.4', '1.2.3.…'],
    ['::ffff:abcd', '::…'],
    ['x::ffff:1.2.3.4', null],
    ['1.2.3.4.5', null],
    ['1.2.3', null],
    ['x1.2.3.4', null],
    ['1.2.3.4x', null],
    ['abcd', null],
    ['12::g', null],
    ['g12::1', null],
    ['unknown', null],
    ['<b>', null],
    [null, null],
  ])('%s is %s', (address, expected) => {
    expect(shortAddress(address)).toBe(expected);
  });

  it('never holds the end of it', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(shortAddress(address)).toBe(`${address.slice(0, address.lastIndexOf('.'))}.…`);
      }),
    );
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect((shortAddress(address) ?? '').split(':').length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

it('events go by the names of the list alone', () => {
  expect(SECURITY_EVENTS.map(securityEventOf)).toEqual([...SECURITY_EVENTS]);
  expect([...SECURITY_EVENTS]).toEqual([
    'signed-in',
    'sign-in-failed',
    'signed-out',
    'session-ended',
    'sessions-ended',
    'reuse-detected',
    'password-link-asked',
    'password-link-opened',
    'password-changed',
    'two-step-on',
    'two-step-off',
    'authenticator-added',
    'authenticator-removed',
    'recovery-codes-made',
    'recovery-code-used',
    'passkey-added',
    'passkey-renamed',
    'passkey-removed',
    'identity-linked',
    'identity-unlinked',
    'data-exported',
    'deletion-asked',
    'deletion-undone',
    'account-blocked',
    'account-unblocked',
  ]);
  expect(securityEventOf('toString')).toBeNull();
});
