import { hasReferenceData, referenceRows } from '@patio/domain/testing-support/reference-data.ts';
import { signUpProblems } from '@patio/domain/identity/accounts/sign-up-form.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let last = 9_000_000;

beforeAll(async () => {
  server = await startTestServer({ SIGN_UPS_PER_HOUR: '10000', LOGIN_TRIES_PER_ADDRESS: '10000' });
});
afterAll(() => server.close());

/** Signs up with one field as the file has it and gives the status with what the account then holds. */
async function signUp(
  path: string,
  change: object,
): Promise<{ status: number; erros: string[]; email: string }> {
  last += 1;
  const email = `linha${last}@patio.test`;
  const names = { nome: 'Ana', nomeResponsavel: 'Ana', nomeFantasia: 'Ana' };
  const documents = { cpf: documentOf('cpf', last), cnpj: documentOf('cnpj', last) };
  const body = { ...names, ...documents, email, telefone: '27999990000', password: 'Senha123*', ...change };
  const reply = await server.app.inject({ method: 'POST', url: `/api/usrio/${path}`, payload: body });
  const { erros = [] } = reply.json<{ erros?: string[] }>();
  return { status: reply.statusCode, erros, email };
}

async function documentOfAccount(email: string): Promise<string | undefined> {
  const row = await server.deps.database.row<{ document: string }>(
    { name: 'test.document', text: 'select document from account where email = $1' },
    [email],
  );
  return row?.document;
}

for (const [kind, path] of [
  ['cpf', 'pessoa-fisica'],
  ['cnpj', 'pessoa-juridica'],
] as const) {
  const file = `validacao/${kind}.csv`;
  test.skipIf(!hasReferenceData(file))(
    `every line of ${file} is taken or refused as it says, rule 0.10`,
    async () => {
      const wrong: string[] = [];
      const seen = new Set<string>();
      for (const { entrada = '', valido, normalizado = '' } of referenceRows(file)) {
        const { status, erros, email } = await signUp(path, { [kind]: entrada });
        const expected = valido === 'S' ? (seen.has(normalizado) ? 409 : 201) : 422;
        if (status !== expected) wrong.push(`${JSON.stringify(entrada)}: ${status} ${erros.join()}`);
        if (status === 201 && (await documentOfAccount(email)) !== normalizado)
          wrong.push(`${entrada} is kept otherwise`);
        if (valido === 'S') seen.add(normalizado);
      }
      expect(wrong).toEqual([]);
      expect(seen.size).toBeGreaterThan(20);
    },
  );
}

test('forms and server say the same of a sign-up, whatever is typed', async () => {
  const odd = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '\u200B',
      'a\u0007b',
      'a\u0000b',
      '\u202Eana',
      'Ana Lima',
      'x'.repeat(101),
      '<b>',
      "O'Neil",
      '👍',
    ),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
  );
  const fields = {
    nome: odd,
    email: fc.oneof(fc.constantFrom('ana', 'a@b', 'ana@exemplo.com.br'), odd),
    cpf: fc.oneof(fc.constantFrom('52998224725', '529.982.247-25', '52998224726', '1'), odd),
    telefone: fc.oneof(fc.constantFrom('27999990000', '(27) 9', '1'), odd),
    password: fc.oneof(fc.constantFrom('Senha123*', 'senha', 'Senha-1234'), odd),
  };
  // One field at a time is odd: a form that is wrong in all is refused for many reasons at once.
  const change = fc.oneof(
    ...Object.entries(fields).map(([name, value]) => value.map((text) => ({ [name]: text }))),
  );
  await fc.assert(
    fc.asyncProperty(change, async (given) => {
      const form = { nome: 'Ana', email: 'livre@patio.test', cpf: '52998224725', telefone: '27', ...given };
      const typed = signUpProblems(
        {
          name: form.nome,
          tradeName: '',
          email: form.email,
          document: form.cpf,
          phone: form.telefone,
          password: 'Senha123*',
          ...('password' in given ? { password: given['password'] } : {}),
        },
        'individual',
        true,
      );
      const { status, erros } = await signUp('pessoa-fisica', given);
      if (typed.size > 0) expect([status, JSON.stringify(given)]).toEqual([422, JSON.stringify(given)]);
      else expect([201, 409], `${JSON.stringify(given)} ${erros.join()}`).toContain(status);
    }),
    { numRuns: 60, seed: 20_261_122 },
  );
});

const addresses = 'validacao/emails_isemail.csv';
test.skipIf(!hasReferenceData(addresses))(
  'every e-mail of the file is taken or refused as the forms do it, SIGN-13',
  async () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const { endereco = '' } of referenceRows(addresses)) {
      const email = normalizeEmail(endereco);
      const { status, erros } = await signUp('pessoa-fisica', { email: endereco });
      const expected =
        isEmail(email) && !/\p{Cc}/u.test(endereco.trim()) ? (seen.has(email) ? 409 : 201) : 422;
      if (status !== expected) wrong.push(`${JSON.stringify(endereco)}: ${status} ${erros.join()}`);
      if (status === 422 && !/^Digite (um|seu) e-mail/.test(erros[0] ?? ''))
        wrong.push(`${endereco}: ${erros.join()}`);
      if (status === 201) seen.add(email);
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  },
);
