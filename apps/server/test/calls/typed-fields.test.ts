import { hasReferenceData, referenceText } from '@patio/domain/testing-support/reference-data.ts';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import { humanText } from '@patio/domain/texts/human-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startCatalogueServer, type CatalogueServer } from '../scenes/catalogue-server.ts';
import { typedFields, type TypedField } from './typed-fields.ts';

let server: CatalogueServer;
let fields: Readonly<Record<string, TypedField>>;

beforeAll(async () => {
  server = await startCatalogueServer({
    CONTACT_PER_HOUR: '100',
    QUESTIONS_PER_HOUR: '1000',
    STORE_CONTACTS_PER_HOUR: '1000',
  });
  fields = await typedFields(server);
});
afterAll(() => server.close());

const names = [
  'nome',
  'sobrenome',
  'nomeFantasia',
  'endereco',
  'numeroEndereco',
  'complemento',
  'bairro',
  'pergunta',
  'mensagem',
  'obsJustf',
  'contato.nome',
  'contato.mensagem',
] as const;

function fieldOf(name: (typeof names)[number]): TypedField {
  const field = fields[name];
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}

/** What is wrong with the way a text was taken; null when it is stored as texts are, or refused in words. */
async function wrongWith(field: TypedField, text: string): Promise<string | null> {
  const reply = await field.send(text);
  const { statusCode } = reply;
  const { lines, asTyped = false } = field;
  const read = humanText(text, { lines: lines ? 'several' : 'one', asTyped });
  if (statusCode === 422) {
    const { erros } = reply.json<{ erros: string[] }>();
    const words = 'text' in read ? /.{6}/ : /não podem ser lidos/;
    return erros.length > 0 && erros.every((each) => words.test(each))
      ? null
      : `refused with ${erros.join()}`;
  }
  if (statusCode !== 200 && statusCode !== 201) return `answered ${statusCode} ${reply.body}`;
  if (!('text' in read)) return 'is taken though it cannot be read';
  const shown = await field.shown();
  return shown === null || shown === read.text ? null : `shows ${JSON.stringify(shown)}`;
}

async function faults(field: TypedField, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts) {
    const wrong = await wrongWith(field, text);
    if (wrong !== null) found.push(`${JSON.stringify(text)} ${wrong}`);
  }
  return found;
}

/** Always run; the reference data has more of them. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('x')",
  '&lt;b&gt; &amp; &#x60;',
  "'; drop table account; --",
  '${7*7} {{7*7}} %s %00 %n',
  '=cmd|"/c calc"!A1',
  '../../etc/passwd',
  'Ça va? ÀÉÎÕÜ ñ ß',
  '田中さん 社會科學院 גבוה عربي',
  '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  'a\u0000b',
  'a\u0007b\u001B[31m',
  'a\r\nBcc: x@y.z',
  'um\nsegundo\tterceiro',
  '\uD800',
  '\u202Egnp.exe',
  '\u2066a\u2069',
  '﷽﷽﷽',
  'null',
  'undefined',
  '__proto__',
  'true',
  '1e309',
];

describe.each(names)('%s', (name) => {
  test('keeps what can be read of a text, and emoji whole', async () => {
    const field = fieldOf(name);
    for (const [typed, stored, oneLine = stored, asTyped = stored] of [
      ['Zé 👩‍👩‍👧 🏳️‍🌈 ñ', 'Zé 👩‍👩‍👧 🏳️‍🌈 ñ'],
      ['Joa\u0303o', 'João', 'João', 'Joa\u0303o'],
      ['a\u0007b\u001B[31m', 'ab[31m'],
      ['\u202Egnp.exe\u2069', 'gnp.exe'],
      ['a\u200Bb\u200Dc\uFEFFd', 'abcd'],
      [' um\r\ndois\ttrês ', 'um\ndois três', 'um dois três', ' um\ndois três '],
    ] as const) {
      const { statusCode, body } = await field.send(typed);
      expect(statusCode, body).toBeLessThan(300);
      const expected = field.asTyped ? asTyped : field.lines ? stored : oneLine;
      expect([expected, null]).toContain(await field.shown());
    }
  });

  test('refuses what cannot be read, in words that name it', async () => {
    for (const text of ['a\u0000b', 'a\uD800b', 'S\uFFFDo']) {
      const reply = await fieldOf(name).send(text);
      expect(reply.statusCode).toBe(422);
      expect(reply.json<{ erros: string[] }>().erros).toEqual([
        `Há caracteres que não podem ser lidos no campo ${name.split('.').at(-1)}. Escreva de novo.`,
      ]);
    }
  });

  test('takes hostile texts as any other, or refuses them in words', async () => {
    const field = fieldOf(name);
    expect((await field.send('Ana')).statusCode).toBeLessThan(300);
    expect(await faults(field, hostile)).toEqual([]);
  });

  test('takes exactly its most characters, in any script, and not one more', async () => {
    const field = fieldOf(name);
    const { max } = field;
    for (const text of [
      'a'.repeat(max),
      'á'.repeat(max),
      'e\u0301'.repeat(max / 2),
      '👍'.repeat(max / 2),
      'א'.repeat(max),
    ]) {
      expect((await field.send(text)).statusCode, text.slice(0, 2)).toBeLessThan(300);
      expect([field.asTyped ? text : text.normalize('NFC'), null]).toContain(await field.shown());
    }
    const reply = await field.send('a'.repeat(max + 1));
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ erros: string[] }>().erros[0]).toMatch(/\d/);
  });

  test.each(['', '   ', '\u200B\u200B', '\u00A0\u3164', '\uFEFF \u200F'])(
    'takes %j for nothing',
    async (text) => {
      const field = fieldOf(name);
      const reply = await field.send(text);
      if (field.required) expect(reply.statusCode, reply.body).toBe(422);
      else {
        expect(reply.statusCode, reply.body).toBeLessThan(300);
        expect([null, '']).toContain(await field.shown());
      }
    },
  );

  test('refuses a megabyte without reading on', async () => {
    const reply = await fieldOf(name).send('x'.repeat(1_100_000));
    expect([413, 422]).toContain(reply.statusCode);
    expect(reply.json<{ erros: string[] }>().erros[0]?.length).toBeGreaterThan(5);
  });
});

const BIG_LIST = 'validacao/textos_hostis_blns.json';
/** A share of it a field in every run, so that the fields together take each text. */
const share = repeats(5, 1);
const bigList = () => z.array(z.string()).parse(JSON.parse(referenceText(BIG_LIST) || '[]'));

/** One field of each kind. */
const kinds = ['nome', 'endereco', 'pergunta', 'obsJustf', 'contato.mensagem'] as const;

test.skipIf(!hasReferenceData(BIG_LIST)).each(kinds)(
  '%s takes every text of the big list in the same way',
  async (name) => {
    const list = bigList();
    expect(list.length).toBeGreaterThan(500);
    const turn = kinds.indexOf(name) % share;
    expect(
      await faults(
        fieldOf(name),
        list.filter((_, place) => place % share === turn),
      ),
    ).toEqual([]);
  },
);

test('a search takes any text and never fails', async () => {
  const texts = [...hostile, ...bigList().filter((_, place) => place % share === 0)];
  const statusOf = async (path: string, text: string) => {
    const term = encodeURIComponent(text.toWellFormed());
    return (await server.app.inject({ url: `/api/offer${path}term=${term}` })).statusCode;
  };
  for (let from = 0; from < texts.length; from += 30) {
    const some = texts.slice(from, from + 30);
    const statuses = await Promise.all(some.map((text) => statusOf('?page=1&limit=3&', text)));
    expect(some.filter((_, n) => ![200, 422].includes(statuses[n] ?? 0))).toEqual([]);
  }
  for (const text of hostile) expect([200, 422], text).toContain(await statusOf('/suggest?', text));
});

test('no mail holds markup or a header that a user typed', async () => {
  const mails = await server.deps.database.rows<{ subject: string; html: string }>({
    name: 'test.typed-mails',
    text: 'select subject, html from mail',
  });
  expect(mails.length).toBeGreaterThan(20);
  for (const { subject, html } of mails) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<script|<img|<svg|<iframe|onerror=[^&]*>|<a [^>]*href="(?!https?:)/i);
  }
});
