import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../config/load-config.ts';
import type { MailContent } from './mail-content.ts';
import { sampleScene, type SampleNames } from './samples/sample-scene.ts';
import { mailKinds, samples } from './samples/samples.ts';

const config = loadConfig({ APP_MODE: 'test', PUBLIC_URL: 'https://patio.test' });
const store = { name: 'Auto Sul & Cia', store: 'auto-sul' };
const languages = ['PTBR', 'EN'] as const;
const brands = [
  ['the house', null],
  ['a store', store],
] as const;

/** Every kind on every occasion, in both languages and both brands. */
const cases = mailKinds.flatMap((kind) =>
  languages.flatMap((idiom) =>
    brands.flatMap(([brand, seller]) =>
      samples[kind].map((write, at) => ({ kind, idiom, brand, seller, at, write })),
    ),
  ),
);

const written = (one: (typeof cases)[number], names: SampleNames = {}): MailContent =>
  one.write(sampleScene(config, { idiom: one.idiom, store: one.seller, ...names }));

describe.each(cases)('$kind ($at) in $idiom by $brand, S-40', (one) => {
  const mail = written(one);
  const all = `${mail.subject}\n${mail.text}\n${mail.html}\n${mail.notice}`;

  test('says everything: nothing undefined, no braces, no other language', () => {
    expect(all).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\{\{/);
    expect(mail.text).not.toMatch(/[{}]/);
    expect(mail.subject.length).toBeLessThan(150);
    expect(mail.html).toContain(one.idiom === 'EN' ? '<html lang="en">' : '<html lang="pt-BR">');
    const foreign =
      one.idiom === 'EN'
        ? /\b(?:Oferta|Motivo|Próximo passo|Comprador|Valor|Ver)\b/u
        : /\b(?:Reason|Next step|Buyer|See)\b/u;
    expect(mail.text).not.toMatch(foreign);
  });

  test('writes dates as the screens of its language do, I18N-02', () => {
    const foreign = one.idiom === 'EN' ? /\b\d{1,2}\/\d{1,2}\/\d{4}\b/ : /\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/;
    expect(all).not.toMatch(foreign);
  });

  test('leads to own pages alone and loads nothing', () => {
    const addresses = [...mail.html.matchAll(/(?:href|src|action|background)="([^"]*)"/g)].map(
      ([, to]) => to,
    );
    for (const to of addresses) expect(to).toMatch(/^https:\/\/patio\.test\//);
    for (const [to] of mail.text.matchAll(/https?:\/\/\S+/g)) expect(to).toMatch(/^https:\/\/patio\.test\//);
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|form|object|svg)\b|url\(|@import/i);
    for (const [, to] of mail.notice.matchAll(/href="([^"]*)"/g)) expect(to).toMatch(/^\/(?!\/|auto-sul)/);
  });

  test('holds every fact in the plain text too', () => {
    const shown = textOfHtml(mail.html);
    for (const [fact] of shown.matchAll(
      /R\$\s[\d.]+,\d{2}|\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}|\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}|\b\d{6}\b/g,
    ))
      expect(mail.text).toContain(fact);
    for (const [, to] of mail.html.matchAll(/href="([^"]*)"/g))
      expect(mail.text).toContain(to?.replaceAll('&amp;', '&'));
    expect(mail.text).toContain(formatCnpj(config.brand.cnpj));
    expect(mail.text).toContain(config.brand.email);
  });

  test('is HTML whose elements close in order, with quoted attributes', () => {
    expect(unclosed(mail.html)).toEqual([]);
    expect(mail.html.match(/<h1 /g)).toHaveLength(1);
    expect(mail.html.match(/class="act"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(100_000);
  });

  test('carries the name of anyone who sells', () => {
    expect(mail.senderName).toBe(one.seller ? 'Auto Sul & Cia via Pátio' : null);
    expect(mail.html.includes('Auto Sul &amp; Cia')).toBe(one.seller !== null);
    expect(mail.text).toContain(config.brand.legalName);
  });
});

test('what people have written changes neither the elements of a mail nor its lines', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' style='position:fixed",
      'a\r\nBcc: eve@patio.test',
      '{{7*7}} ${x} %s',
      '\u202eevil\u0000\u200b',
      '</td></tr></table>',
      '田中さんにあげて下さい',
      'x'.repeat(3000),
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...cases), hostile, (one, text) => {
      const mail = written(one, { name: text, title: text, words: text });
      const plain = written(one);
      expect(unclosed(mail.html)).toEqual([]);
      expect(tagsOf(mail.html)).toEqual(tagsOf(plain.html));
      expect(mail.html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    }),
    { numRuns: 100 },
  );
});

function textOfHtml(html: string): string {
  return html.replace(/<style>[^]*<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');
}

function tagsOf(html: string): string[] {
  const shown = html.replace(/<style>[^]*<\/style>/, '');
  return [...shown.matchAll(/<\/?([a-z][a-z\d]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'p');
}

const VOID = new Set(['meta', 'br']);

/** What is wrong with the nesting: elements left open, or closed out of turn. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, end, name = '', rest = ''] of html.matchAll(
    /<(\/?)([a-z][a-z\d]*)((?:[^<>"]|"[^"]*")*)>/g,
  )) {
    if (!/^(?:\s+[a-z-]+="[^"<]*")*\s*$/.test(rest)) wrong.push(tag);
    if (VOID.has(name)) continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) wrong.push(tag);
  }
  return [...wrong, ...open];
}
