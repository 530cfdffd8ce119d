import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notifyHouse } from '../../../../../test/screens/house.ts';
import { main } from '../../../../../test/screens/pages/header-part.ts';
import { profileScreen as screen } from '../../../../../test/screens/pages/profile-screen.ts';
import { world } from '../../../../../test/screens/world.ts';
import { numberOf } from '../../../../../test/world/world.ts';

const isAbsent = async (label: string): Promise<void> => {
  await expect.element(screen.field(label)).not.toBeInTheDocument();
};

describe('what the screen shows', () => {
  test('of an individual: name, surname, e-mail to read only and phone, PROF-02, ROUT-21', async () => {
    const person = await world.signedIn();
    await screen.open();
    await expect.element(screen.field('Nome')).toHaveValue(person.name);
    await expect.element(screen.field('Sobrenome')).toBeEnabled();
    await expect.element(screen.field('Sobrenome')).not.toHaveAttribute('readonly');
    await expect.element(screen.field('E-mail')).toHaveValue(person.email);
    await expect.element(screen.field('E-mail')).toHaveAttribute('readonly');
    const phone = screen.field('Telefone').element();
    expect(phone instanceof HTMLInputElement && phone.value).toMatch(/^\d+$/);
    await expect.element(main().getByText(/área do parceiro/)).not.toBeInTheDocument();
  });

  test('of an individual: nothing of a company, PROF-03', async () => {
    await world.signedIn();
    await screen.open();
    await expect.element(screen.field('Nome')).toBeVisible();
    for (const label of ['Usuário', 'CNPJ', 'Nome fantasia', 'Inscrição estadual']) await isAbsent(label);
  });

  test('three passwords and the list of what a new one needs, PROF-06', async () => {
    await world.signedIn();
    await screen.open();
    for (const label of ['Senha atual', 'Nova senha', 'Repetir nova senha'])
      await expect.element(screen.field(label)).toHaveAttribute('type', 'password');
    await expect.element(main().getByText('Um caractere especial: ! @ # $ % *')).toBeVisible();
  });

  test('of a company: username, CNPJ, trade name and state registration besides, PROF-03, PROF-04', async () => {
    const person = await world.signedIn({ profileCode: 4 });
    await screen.open();
    await expect.element(screen.field('Usuário')).toHaveValue(person.email);
    const cnpj = screen.field('CNPJ').element();
    expect(cnpj instanceof HTMLInputElement && cnpj.value).toMatch(/^[0-9A-Z./-]{18}$/);
    for (const label of ['E-mail', 'Usuário', 'CNPJ', 'Inscrição estadual'])
      await expect.element(screen.field(label)).toHaveAttribute('readonly');
    await expect.element(screen.field('Nome fantasia')).toBeEnabled();
    await expect.element(screen.field('Nome fantasia')).not.toHaveAttribute('readonly');
  });

  test('of a partner user: a warning with the way to the partner platform, and its data disabled, PROF-01, PROF-05', async () => {
    notifyHouse({ partnerPlatformUrl: 'https://parceiros.patio.test' });
    const partnerId = numberOf(
      await world.value(
        'id',
        `insert into partner (store, name, status, member_since) values ($1, 'Loja', 'approved', now()) returning id`,
        [`loja-${world.word().replaceAll(/[^a-z]/g, '')}`],
      ),
    );
    await world.signedIn({ profileCode: 5, partnerId });
    await screen.open();
    await expect.element(main().getByText(/são alterados na área do parceiro/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Abrir a área do parceiro' }))
      .toHaveAttribute('href', 'https://parceiros.patio.test');
    for (const label of ['Nome', 'Telefone', 'Nome fantasia'])
      await expect.element(screen.field(label)).toBeDisabled();
    await expect.element(screen.field('Sobrenome')).toBeEnabled();
  });
});

describe('what is wrong', () => {
  for (const { label, good, cases, ids } of [
    { label: 'Nome', good: 'Ana', cases: [[' ', 'Digite o nome']], ids: 'PROF-09' },
    {
      label: 'Telefone',
      good: '(27) 99999-0000',
      cases: [
        ['', 'Digite seu telefone'],
        ['27 9999x', 'Digite apenas números'],
      ],
      ids: 'PROF-10',
    },
    { label: 'Nome fantasia', good: 'Loja da Ana', cases: [['', 'Digite o nome fantasia']], ids: 'PROF-11' },
    { label: 'Senha atual', good: 'Qualquer@1', cases: [['', 'Digite a senha atual']], ids: 'PROF-12' },
  ] as const) {
    test(`with “${label}” is said at it, and Save waits until it is mended, PROF-08, ${ids}`, async () => {
      const person = await world.signedIn({ profileCode: 4 });
      await screen.open();
      await expect.element(screen.save).toBeDisabled();
      await screen.passwords(person.password);
      await expect.element(screen.save).toBeEnabled();
      const field = screen.field(label);
      for (const [bad, text] of cases) {
        await field.fill(bad);
        await userEvent.tab();
        await expect.element(main().getByText(text, { exact: true })).toBeVisible();
        await expect.element(screen.save).toBeDisabled();
        await field.fill(good);
        await expect.element(main().getByText(text, { exact: true })).not.toBeInTheDocument();
        await expect.element(screen.save).toBeEnabled();
      }
    });
  }

  test('with the new password shows at its requirements while it is typed, PROF-13, PASS-16, PASS-17, PASS-20', async () => {
    const person = await world.signedIn();
    await screen.open();
    await screen.field('Senha atual').fill(person.password);
    const marks = () =>
      main()
        .getByCss('li[data-met]')
        .elements()
        .map((item) => item.getAttribute('data-met'))
        .join(' ');
    for (const [typed, expected] of [
      ['Senha1*', 'false true true true true'],
      ['SENHA123*', 'true false true true true'],
      ['senha123*', 'true true false true true'],
      ['Senha-ABC*', 'true true true false true'],
      ['Senha-1234', 'true true true true false'],
      ['Senha12*', 'true true true true true'],
    ] as const) {
      await screen.field('Nova senha').fill(typed);
      await screen.field('Repetir nova senha').fill(typed);
      await expect.poll(marks).toBe(expected);
      if (expected.includes('false')) await expect.element(screen.save).toBeDisabled();
      else await expect.element(screen.save).toBeEnabled();
    }
  });

  test('with the repetition of the password is said at it, PASS-18', async () => {
    const person = await world.signedIn();
    await screen.open();
    await screen.passwords(person.password, 'Senha123*');
    await screen.field('Repetir nova senha').fill('Senha123!');
    await userEvent.tab();
    await expect.element(main().getByText('Senha não confere')).toBeVisible();
    await expect.element(screen.save).toBeDisabled();
  });

  test('is announced to a user who presses Enter, too', async () => {
    await world.signedIn();
    await screen.open();
    await userEvent.type(screen.field('Nome'), '{Enter}');
    await expect.element(main().getByText('Digite a senha atual', { exact: true })).toBeVisible();
  });
});
