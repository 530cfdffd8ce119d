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

  it('is short and without marks of any language, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 320 }), (userAgent) => {
        const { browser, system } = deviceOf(userAgent);
        for (const name of [browser, system]) if (name !== null) expect(name).toMatch(/^[\w. -]{1,30}$/);
      }),
    );
  });

  it('is found at once in a text made to be slow', () => {
    const began = performance.now();
    deviceOf(`Version/1${'Version/1.'.repeat(100_000)}`);
    expect(performance.now() - began).toBeLessThan(100);
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
  expect(securityEventOf('toString')).toBeNull();
});
