import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { answerCall, reply } from '../../../test/screens/calls.ts';
import { textsOf } from '../../../test/screens/elements.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { main } from '../../../test/screens/pages/header-part.ts';
import { OfferScreen } from '../../../test/screens/pages/offer-screen.ts';
import { newPasswordScreen } from '../../../test/screens/pages/password-screens.ts';
import { signInScreen } from '../../../test/screens/pages/sign-in-screen.ts';
import { signUpScreen } from '../../../test/screens/pages/sign-up-screen.ts';
import { world } from '../../../test/screens/world.ts';
import { newVisitor } from '../../../test/world/new-visitor.ts';

afterEach(() => localStorage.removeItem('patio.destino'));

const toSignIn = page.getByRole('dialog', { name: 'Entre para continuar' });
const UNCONFIRMED = /^Falta confirmar seu e-mail/;
const offerOf = (code: number) => `/oferta/${code}?view=leilao`;
const back = (address: string) => `/auth/?redirectFrom=${encodeURIComponent(address)}`;
/** What the screen leads to: it has one such button. */
const leading = () => main().getByCss('.bg-accent');
/** Another tab shares nothing with this one but the browser's storage. */
const inAnotherTab = () => sessionStorage.clear();

/** A visitor bids 12.345 on an offer and is led to sign in. */
async function stopped(code: number): Promise<OfferScreen> {
  const offer = await new OfferScreen().open(code, 'leilao');
  await offer.bid('12345');
  await toSignIn.getByRole('button', { name: 'OK' }).click();
  await expect.poll(currentAddress).toBe(back(offerOf(code)));
  await expect.poll(() => localStorage.getItem('patio.destino')).not.toBeNull();
  return offer;
}

test('from an offer through sign-up and interests back to it, with the amount typed, C-20, SIGN-06, INTR-05', async () => {
  const code = await world.offer();
  const offer = await stopped(code);
  await main().getByRole('link', { name: 'Criar conta' }).click();
  await expect
    .element(main().getByRole('link', { name: 'Entre aqui' }))
    .toHaveAttribute('href', back(offerOf(code)));
  await signUpScreen.open('?etapa=pessoa');
  const person = newVisitor();
  await signUpScreen.fillPerson(person);
  await signUpScreen.register.click();
  await signUpScreen.success.getByRole('button', { name: 'OK' }).click();
  await main().getByRole('button', { name: 'Carros' }).click();
  await main().getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(currentAddress).toBe('/auth/cadastro-finalizado');
  await expect.element(main().getByText(UNCONFIRMED)).toBeVisible();
  await expect
    .element(main().getByText(/^A oferta que você estava vendo espera por você: entre/))
    .toBeVisible();
  await main().getByRole('link', { name: 'Entrar na minha conta' }).click();
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toBe(offerOf(code));
  await expect.element(offer.bidField).toHaveValue('R$ 12.345,00');
  expect(localStorage.getItem('patio.destino')).toBeNull();
});

test('the link of a confirmation mail opens another tab: it leads to the offer with the amount too, C-20', async () => {
  const code = await world.offer();
  const offer = await stopped(code);
  inAnotherTab();
  await openScreen('/auth/confirmar-email?token=x');
  await main().getByRole('link', { name: 'Voltar para a oferta' }).click();
  await expect.poll(currentAddress).toBe(offerOf(code));
  await expect.element(offer.bidField).toHaveValue('R$ 12.345,00');
});

test('once the e-mail is confirmed the way back to the offer comes first and leads, C-20', async () => {
  const code = await world.offer();
  await stopped(code);
  answerCall('POST', '/auth/confirmar_email', () => reply(200, { data: { confirmado: true } }));
  await openScreen('/auth/confirmar-email?token=x');
  await expect.poll(() => textsOf(leading())).toEqual(['Confirmar e-mail']);
  await main().getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect.element(main().getByText('E-mail confirmado. Obrigado!')).toBeVisible();
  expect(textsOf(leading())).toEqual(['Voltar para a oferta']);
  expect(textsOf(main().getByRole('link'))).toEqual(['Voltar para a oferta', 'Ver as ofertas']);
});

test('after a forced password the way back to the offer is there, SESS-09, PASS-01', async () => {
  const code = await world.offer();
  const person = await world.person({ mustChangePassword: true });
  await stopped(code);
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toBe('/auth/senha');
  await newPasswordScreen.password.fill('Outra-senha-9!');
  await newPasswordScreen.repeated.fill('Outra-senha-9!');
  await newPasswordScreen.submit.click();
  await expect.poll(currentAddress).toBe('/auth/confirmar/password');
  await main()
    .getByRole('link', { name: /^(Voltar para a oferta|Entrar)$/ })
    .click();
  await expect.poll(currentAddress).toMatch(new RegExp(`oferta(/|%2F)${code}`));
});

test('a sign-up with Google leads back to the offer as well, SOCL-02, API-45', async () => {
  const code = await world.offer();
  await stopped(code);
  const [state, nonce] = ['estado-de-teste', 'acaso-de-teste'];
  const pending = { provider: 'google', purpose: 'sign-in', state, nonce, store: '', at: Date.now() };
  sessionStorage.setItem('patio.entrada', JSON.stringify({ ...pending, returnTo: offerOf(code) }));
  const claims = { sub: '1'.repeat(21), name: 'Ana Lima', email: newVisitor().email, nonce };
  answerCall('POST', '/google/login', () => reply(404, { erros: ['Não há conta.'] }));
  answerCall('POST', '/google/cadastro', () => reply(201, { data: 'a'.repeat(43) }));
  await openScreen(`/auth/social/google#id_token=x.${btoa(JSON.stringify(claims))}.y&state=${state}`);
  await signUpScreen.field('cpf').fill(newVisitor().cpf);
  await signUpScreen.field('telefone').fill('27999990000');
  await signUpScreen.terms.click();
  await signUpScreen.register.click();
  await signUpScreen.success.getByRole('button', { name: 'OK' }).click();
  await expect.poll(currentAddress).toBe('/interesses/');
  await openScreen('/auth/cadastro-finalizado');
  await expect
    .element(main().getByRole('link', { name: 'Entrar na minha conta' }))
    .toHaveAttribute('href', back(offerOf(code)));
  // Google vouches for the address.
  await expect.element(main().getByText(UNCONFIRMED)).not.toBeInTheDocument();
});

test('a sign-in that was opened by itself has no goal, and one of another site is none, C-19, C-20', async () => {
  await stopped(await world.offer());
  await signInScreen.open();
  expect(localStorage.getItem('patio.destino')).toBeNull();
  await openScreen('/auth/?redirectFrom=https%3A%2F%2Fevil.test%2Foferta%2F1');
  expect(localStorage.getItem('patio.destino')).toBeNull();
  localStorage.setItem(
    'patio.destino',
    JSON.stringify({ address: '//evil.test/oferta/1', typed: {}, at: Date.now() }),
  );
  await openScreen('/auth/cadastro-finalizado');
  await expect
    .element(main().getByRole('link', { name: 'Entrar na minha conta' }))
    .toHaveAttribute('href', '/auth/');
});

test('view=proposta invites a visitor to sign in, and keeps the amount, ROUT-04, PROP-02', async () => {
  const code = await world.offer({ acceptsProposals: true });
  const offer = await new OfferScreen().open(code, 'proposta');
  const dialog = offer.dialog('Faça uma proposta');
  await dialog.getByLabelText('Valor da proposta').fill('9000');
  await dialog.getByRole('link', { name: 'Entrar' }).click();
  await expect.poll(currentAddress).toBe(back(`/oferta/${code}?view=proposta`));
  await signInScreen.signIn(await world.person());
  await expect.poll(currentAddress).toBe(`/oferta/${code}?view=proposta`);
  await expect.element(dialog.getByLabelText('Valor da proposta')).toHaveValue('R$ 9.000,00');
  await expect.element(dialog.getByRole('link', { name: 'Entrar' })).not.toBeInTheDocument();
});
