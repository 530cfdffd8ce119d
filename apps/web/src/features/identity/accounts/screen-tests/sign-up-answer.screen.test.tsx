import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, cutOff, held, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { answerAboutCookies } from '../../../../../test/screens/deals/consent.ts';
import { signUpScreen as screen } from '../../../../../test/screens/pages/sign-up-screen.ts';
import { world } from '../../../../../test/screens/world.ts';
import { newVisitor } from '../../../../../test/world/new-visitor.ts';

const PATH = '/usrio/pessoa-fisica';

const refusals = () =>
  screen.refusal
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('what the server refuses stands in a red list at the top, and a correction goes through, SIGN-22, SIGN-24, C-97', async () => {
  const [person, known] = [newVisitor(), await world.person()];
  await page.viewport(1024, 500);
  await screen.open('?etapa=pessoa');
  await screen.fillPerson({ ...person, email: known.email });
  await screen.register.click();
  await expect.element(screen.refusal).toMatchTextContent('Falha ao efetuar cadastro.');
  expect(refusals()).toEqual(['E-mail já cadastrado.']);
  await expect.poll(() => window.scrollY).toBe(0);
  const [red = 0, green = 0, blue = 0] = colourOf(screen.refusal.getByRole('listitem').element());
  expect(red).toBeGreaterThan(Math.max(green, blue));
  await expect.element(screen.field('password')).toHaveValue(person.password);
  await screen.field('email').fill(person.email);
  await screen.register.click();
  await expect.element(screen.success).toBeVisible();
});

test('two messages of the server are two lines, SIGN-22, ERRS-01', async () => {
  answerCall('POST', PATH, () => reply(422, { erros: ['Um erro.', 'Outro erro.'] }));
  await screen.open('?etapa=pessoa');
  await screen.fillPerson(newVisitor());
  await screen.register.click();
  await expect.poll(refusals).toEqual(['Um erro.', 'Outro erro.']);
});

test('any other failure has the words of the house, SIGN-23', async () => {
  answerCall('POST', PATH, () => reply(500, { erros: ['Nada disso.'] }));
  await screen.open('?etapa=pessoa');
  await screen.fillPerson(newVisitor());
  await screen.register.click();
  await expect
    .poll(refusals)
    .toEqual(['Houve um erro na requisição. Por favor, contate ao administrador da plataforma.']);
});

test('a lost reply has the words of the house, and neither it nor a second click makes a second account, ERRS-02', async () => {
  const person = newVisitor();
  const first = held();
  answerCall('POST', PATH, async (call, pass) => {
    if (sentCalls('POST', PATH).length > 1) return pass();
    await first.answer(call, pass);
    return cutOff();
  });
  await screen.open('?etapa=pessoa');
  await screen.fillPerson(person);
  await screen.register.dblClick();
  await first.reached;
  first.release();
  await expect
    .poll(refusals)
    .toEqual(['Houve um erro na requisição. Por favor, contate ao administrador da plataforma.']);
  expect(sentCalls('POST', PATH)).toHaveLength(1);
  await screen.register.click();
  await expect.element(screen.success).toBeVisible();
  expect(await world.query('select id from account where email = $1', [person.email])).toHaveLength(1);
});

test('a person who was registered elsewhere meanwhile sees that, SIGN-22, ERRS-01', async () => {
  const person = newVisitor();
  await screen.open('?etapa=pessoa');
  await screen.fillPerson(person);
  await fetch('/api/usrio/pessoa-fisica', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      nome: 'Ana Lima',
      email: person.email,
      cpf: person.cpf,
      telefone: '27999990000',
      password: person.password,
      aceitaEmails: false,
    }),
  });
  await screen.register.click();
  await expect.poll(refusals).toEqual(['E-mail já cadastrado.', 'CPF já cadastrado.']);
});

test('the success stays until OK: neither Escape nor a click outside closes it, SIGN-06, ERRS-03', async () => {
  await screen.open('?etapa=pessoa');
  await screen.fillPerson(newVisitor());
  await screen.register.click();
  await expect
    .element(screen.success)
    .toMatchTextContent('Cadastro realizado com sucesso! Agora escolha os seus interesses.');
  // No cross either.
  expect(screen.success.getByRole('button').elements()).toHaveLength(1);
  for (let time = 0; time < 3; time += 1) await userEvent.keyboard('{Escape}');
  await expect.element(screen.success).toBeVisible();
  await screen.success.click({ position: { x: -40, y: -40 }, force: true });
  await expect.element(screen.success).toBeVisible();
  expect(currentAddress()).toMatch(/etapa=pessoa/);
  await screen.success.getByRole('button', { name: 'OK' }).click();
  await expect.poll(currentAddress).toMatch(/^\/interesses\/?$/);
});

test('with consent to statistics a failed and a successful sign-up are sent without saying who, ANLY-08, S-50', async () => {
  answerAboutCookies(['performance']);
  Reflect.set(window, 'dataLayer', []);
  const [person, known] = [newVisitor(), await world.person()];
  await screen.open('?etapa=pessoa');
  await screen.fillPerson({ ...person, email: known.email });
  await screen.register.click();
  await expect.element(screen.refusal).toBeVisible();
  await screen.field('email').fill(person.email);
  await screen.register.click();
  await expect.element(screen.success).toBeVisible();
  expect(Reflect.get(window, 'dataLayer')).toEqual([
    { event: 'signup', result: 'failure' },
    { event: 'signup', result: 'success' },
  ]);
});

/** Red, green and blue of a text. */
function colourOf(element: Element): readonly number[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) return [];
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}
