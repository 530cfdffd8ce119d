import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { main } from '../../../../test/screens/pages/header-part.ts';
import { signInScreen } from '../../../../test/screens/pages/sign-in-screen.ts';
import { signUpScreen } from '../../../../test/screens/pages/sign-up-screen.ts';
import { world } from '../../../../test/screens/world.ts';
import { newVisitor } from '../../../../test/world/new-visitor.ts';
import { fieldOf } from '../../../../test/world/world.ts';

const PATH = '/usrio/interest';
const NAMES = ['Carros', 'Utilitários', 'Máquinas', 'Ônibus', 'Caminhões', 'Implementos'];

const category = (name: string) => main().getByRole('button', { name });
const names = () =>
  main()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const isOn = async (name: string): Promise<void> => {
  await expect.element(category(name)).toHaveAttribute('aria-pressed', 'true');
};
const isOff = async (name: string): Promise<void> => {
  await expect.element(category(name)).toHaveAttribute('aria-pressed', 'false');
};

test('the screen has a title, a subtitle, a button for each category and one to continue, ROUT-17, INTR-01', async () => {
  await world.signedIn();
  await openScreen('/interesses');
  await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('O que você procura?');
  await expect.element(main().getByText(/^Escolha as categorias que interessam a você\./)).toBeVisible();
  expect(names()).toEqual(NAMES);
  for (const name of NAMES) await expect.element(category(name)).toBeVisible();
  await expect.element(category('Continuar')).toBeVisible();
});

test('each category has its icon iconSvgInativo, once chosen iconSvgAtivo, drawn at 36 by 36, INTR-02', async () => {
  await world.signedIn();
  await openScreen('/interesses');
  await expect.element(category('Carros')).toBeVisible();
  const shown: unknown = await (await fetch('/api/usrio/interest?idiom=PTBR')).json();
  const categories = Array.isArray(shown) ? Array.from<unknown>(shown) : [];
  expect(categories).toHaveLength(NAMES.length);
  for (const [place, name] of NAMES.entries()) {
    const [active, inactive] = ['iconSvgAtivo', 'iconSvgInativo'].map((field) =>
      fieldOf(categories[place], field),
    );
    expect(active).not.toBe(inactive);
    const icon = () => category(name).getByCss('img').element();
    expect(icon().getAttribute('src')).toBe(inactive);
    await expect.poll(() => drawn(icon())).toEqual([36, 36, true]);
    await category(name).click();
    await expect.poll(() => icon().getAttribute('src')).toBe(active);
    await expect.poll(() => drawn(icon())).toEqual([36, 36, true]);
    await category(name).click();
    await expect.poll(() => icon().getAttribute('src')).toBe(inactive);
  }
});

test('a click chooses a category, a second one gives it up, and its code alone is sent, INTR-03', async () => {
  await world.signedIn();
  await openScreen('/interesses');
  await isOff('Carros');
  await category('Carros').click();
  await isOn('Carros');
  await isOff('Ônibus');
  await category('Carros').click();
  await isOff('Carros');
  await category('Ônibus').click();
  await category('Continuar').click();
  await expect.poll(() => sentCalls('PUT', PATH).map(({ body }) => body)).toEqual([{ codigoCategoria: [4] }]);
});

test('those of the signed-in user are updated and lead home, and are there the next time, C-99, INTR-05, API-59', async () => {
  const { id } = await world.signedIn();
  await openScreen('/interesses');
  for (const name of ['Caminhões', 'Carros']) await category(name).click();
  await category('Continuar').click();
  await expect.poll(currentAddress).toBe('/home');
  expect(sentCalls('PUT', PATH)).toHaveLength(1);
  expect(sentCalls('POST', PATH)).toEqual([]);
  expect(
    await world.query('select category_code from interest where account_id = $1 order by 1', [id]),
  ).toEqual([{ category_code: 1 }, { category_code: 5 }]);
  await openScreen('/interesses');
  const chosen = () =>
    main()
      .getByRole('button', { pressed: true })
      .elements()
      .map((one) => one.textContent);
  await expect.poll(chosen).toEqual(['Carros', 'Caminhões']);
});

test('after a sign-up they are created by its token and lead to the end of the sign-up, INTR-04, INTR-05', async () => {
  await signUpScreen.open('?etapa=pessoa');
  const person = newVisitor();
  await signUpScreen.fillPerson(person);
  await signUpScreen.register.click();
  await signUpScreen.success.getByRole('button', { name: 'OK' }).click();
  await category('Carros').click();
  await category('Continuar').click();
  await expect.poll(currentAddress).toBe('/auth/cadastro-finalizado');
  await expect
    .poll(() => sentCalls('POST', PATH).map(({ body }) => body))
    .toEqual([{ tokenUsrio: expect.stringMatching(/^[\w-]{43}$/), codigoCategoria: [1] }]);
  expect(sentCalls('PUT', PATH)).toEqual([]);
  await expect
    .poll(() =>
      world.query(
        'select category_code from interest join account on account.id = account_id where email = $1',
        [person.email],
      ),
    )
    .toEqual([{ category_code: 1 }]);
});

test('the end of the sign-up has its check, both texts and the way home, ROUT-10, SIGN-27, SIGN-28', async () => {
  await openScreen('/auth/cadastro-finalizado');
  await expect.element(main().getByText('Seu cadastro foi concluído com sucesso')).toBeVisible();
  await expect.element(main().getByText('Agora você pode aproveitar todas as ofertas')).toBeVisible();
  await expect.element(main().getByCss('svg').first()).toBeVisible();
  await expect.element(main().getByText(/espera por você|Falta confirmar/)).not.toBeInTheDocument();
  await main().getByRole('link', { name: 'Voltar para o início' }).click();
  await expect.poll(currentAddress).toBe('/home');
});

test('those of a visitor wait for the sign-in, and nothing chosen is lost by it', async () => {
  const person = await world.person();
  await openScreen('/interesses');
  await category('Ônibus').click();
  await openScreen('/interesses');
  await isOn('Ônibus');
  await category('Continuar').click();
  await expect.poll(currentAddress).toMatch(/^\/auth\/\?redirectFrom=/);
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toMatch(/^\/interesses/);
  await isOn('Ônibus');
  await category('Continuar').click();
  await expect.poll(currentAddress).toBe('/home');
});

test('those that cannot be saved stay chosen, with the reason, and can be sent again', async () => {
  await world.signedIn();
  answerCall('PUT', PATH, () => reply(500, {}));
  await openScreen('/interesses');
  await category('Carros').click();
  await category('Continuar').click();
  await expect.element(main().getByRole('alert')).toMatchTextContent('Houve um erro na requisição.');
  await isOn('Carros');
  answerCall('PUT', PATH, (_call, pass) => pass());
  await category('Continuar').click();
  await expect.poll(currentAddress).toBe('/home');
});

test('they stand in English where English is read', async () => {
  await openScreen('/interesses?idiom=EN');
  await expect.element(main().getByRole('listitem').first()).toBeVisible();
  expect(names()).toEqual([
    'Cars',
    'Utility vehicles',
    'Machinery',
    'Buses',
    'Trucks',
    'Trailers and implements',
  ]);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Width and height of a picture on the screen, and whether it could be drawn. */
function drawn(picture: Element): readonly unknown[] {
  const { width, height } = picture.getBoundingClientRect();
  return [width, height, picture instanceof HTMLImageElement && picture.naturalWidth > 0];
}
