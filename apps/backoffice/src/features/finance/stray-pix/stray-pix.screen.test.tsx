import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import {
  brokenRules,
  charged,
  movement,
  numberOf,
  overflow,
  purchasedOffer,
  receiptByHand,
  sentCalls,
  strayPix,
  textOf,
  world,
} from '../../../../test/shared.ts';

const panel = page.getByRole('dialog').first();
const propose = panel.getByRole('button', { name: 'Devolver R$ 234,56' });

async function opened(stray: number): Promise<void> {
  await openOffice(`/pix-sem-cobranca?id=${stray}`, { role: 'finance' });
  await expect.element(panel.getByText('A decidir').first()).toBeVisible();
}

/** Gives the reason that the open dialog asks for, and confirms. */
async function says(title: string, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabelText('Motivo, que fica no registro').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

/** A purchase that owes this for its documents; answers its number. */
async function owing(cents: number): Promise<number> {
  const { id } = await world.person();
  const offer = await purchasedOffer(world, id);
  const purchase = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  await charged(world, purchase, 'documents', cents);
  return purchase;
}

test('money without a charge is assigned once it is said what it pays and who paid', async () => {
  // Centavos that nothing else of this world costs.
  const cents = 10_000_000 + Math.floor(Math.random() * 1_000_000);
  const purchase = await owing(cents);
  const stray = await strayPix(world, cents, { text: 'entrada do gol' });
  await opened(stray);
  await expect.element(panel.getByText('entrada do gol')).toBeVisible();
  const assign = panel.getByRole('button', { name: 'Atribuir', exact: true });
  await assign.click();
  await expect.element(panel.getByText('Escolha o que este dinheiro paga.')).toBeVisible();
  await panel.getByRole('button', { name: new RegExp(`^Escolher: .*${purchase}`) }).click();
  await assign.click();
  await expect.element(panel.getByText('Diga quem pagou.')).toBeVisible();
  expect(sentCalls('POST', /^\/admin\/stray-pix/)).toEqual([]);
  await panel.getByLabelText('Quem pagou').fill('Outra Pessoa Qualquer');
  await assign.click();
  await expect.element(panel.getByText('Atribuído a')).toBeVisible();
  await expect.element(panel.getByRole('link', { name: `Compra ${purchase}` })).toBeVisible();
  await expect.element(assign).not.toBeInTheDocument();
});

test('one user proposes that it goes back, cannot release it, and a colleague rejects it with a reason', async () => {
  const stray = await strayPix(world, 23_456);
  await opened(stray);
  await propose.click();
  await says('Devolver R$ 234,56', 'Propor', 'Ninguém daqui pagou isto.');
  await expect.element(panel.getByText('Outra pessoa do financeiro libera esta devolução.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Liberar' })).not.toBeInTheDocument();
  await openOffice(`/pix-sem-cobranca?id=${stray}`, { role: 'finance' });
  await expect.element(panel.getByRole('button', { name: 'Liberar' })).toBeVisible();
  await panel.getByRole('button', { name: 'Recusar' }).click();
  await says('Recusar', 'Recusar', 'É de uma compra.');
  await expect.element(panel.getByText(/^Recusada por .*: É de uma compra\.$/)).toBeVisible();
  await expect.element(propose).toBeVisible();
});

test('what the bank returns no more says how it is returned, and offers no return', async () => {
  const stray = await strayPix(world, 23_456, { daysAgo: 90 });
  await opened(stray);
  await expect.element(panel.getByText(/^Passaram mais de 89 dias/)).toBeVisible();
  await expect.element(propose).not.toBeInTheDocument();
});

/** Centavos that nothing else of this world costs. */
const rare = (): number => 30_000_000 + Math.floor(Math.random() * 10_000_000);

test('what may be the same money is seen before anything is decided, and a movement is said to be this Pix', async () => {
  const cents = rare();
  const stray = await strayPix(world, cents);
  const line = await movement(world, cents, 'PIX RECEBIDO FULANO');
  await opened(stray);
  await expect.element(panel.getByText('Lançamentos de mesmo valor e dia')).toBeVisible();
  await expect
    .element(panel.getByText(/Movimento do extrato, em aberto · PIX RECEBIDO FULANO/))
    .toBeVisible();
  const back = panel.getByRole('button', { name: /^Devolver R\$/ });
  const gone = panel.getByRole('button', { name: 'Já saiu por outro caminho' });
  await expect.element(back).toBeDisabled();
  await expect.element(gone).toBeDisabled();
  await panel.getByLabelText('Vi todos, e são outro dinheiro').click();
  await expect.element(back).toBeEnabled();
  expect(await brokenRules()).toEqual([]);
  const link = panel.getByRole('link', { name: 'Abrir o movimento' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining(`/extratos-do-banco?id=${line}`));
  await link.click();
  await expect.element(panel.getByText('Pode ser um Pix sem cobrança')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Registrar recebimento' })).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
  await panel.getByRole('button', { name: /^É este Pix/ }).click();
  await expect.element(panel.getByText(/^É um Pix sem cobrança, disse/)).toBeVisible();
  await expect.element(panel.getByRole('link', { name: `Pix sem cobrança ${stray}` })).toBeVisible();
  await panel.getByRole('button', { name: 'Desfazer' }).click();
  await panel.getByRole('button', { name: 'É outro dinheiro' }).click();
  const dialog = page.getByRole('dialog', { name: 'É outro dinheiro' });
  await dialog.getByRole('textbox').fill('É a TED de outra pessoa.');
  await dialog.getByRole('button', { name: 'É outro dinheiro', exact: true }).click();
  await expect.element(panel.getByText(/^Outro dinheiro .+ É a TED de outra pessoa\.$/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Registrar recebimento' })).toBeVisible();
  await opened(stray);
  await expect.element(panel.getByText('Lançamentos de mesmo valor e dia')).not.toBeInTheDocument();
});

test('what the bank gave back by another way is closed by a colleague, whatever its age', async () => {
  const stray = await strayPix(world, 23_456, { daysAgo: 100 });
  await opened(stray);
  await panel.getByRole('button', { name: 'Já saiu por outro caminho' }).click();
  await says('Já saiu por outro caminho', 'Propor', 'Devolvido no aplicativo do banco.');
  await expect.element(panel.getByText('R$ 234,56 que já saíram')).toBeVisible();
  await openOffice(`/pix-sem-cobranca?id=${stray}`, { role: 'finance' });
  await panel.getByRole('button', { name: 'Liberar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar que R$ 234,56 já saíram?' });
  await dialog.getByRole('button', { name: 'Liberar' }).click();
  await expect.element(panel.getByText('Encerrado', { exact: true })).toBeVisible();
});

test.each([360, 1440])('list and panel break no rule of accessibility at %i pixels', async (width) => {
  const stray = await strayPix(world, 23_456, { text: 'x'.repeat(140) });
  await page.viewport(width, 800);
  await opened(stray);
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
});

test('what was recorded by hand under a wrong reference is said to be this Pix', async () => {
  const cents = rare();
  const purchase = await owing(cents);
  await receiptByHand(world, purchase, cents);
  const stray = await strayPix(world, cents);
  await opened(stray);
  await panel.getByRole('button', { name: 'É este Pix' }).click();
  await says('É este Pix', 'É este Pix', 'O número foi digitado errado.');
  await expect.element(panel.getByText('Encerrado', { exact: true })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: `Compra ${purchase}` })).toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

test('its reference is corrected at the purchase as well, and a refusal keeps what was typed', async () => {
  const cents = rare();
  const purchase = await owing(cents);
  await receiptByHand(world, purchase, cents);
  await openOffice(`/compras?id=${purchase}`, { role: 'finance' });
  await panel.getByRole('button', { name: 'Corrigir a referência' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corrigir a referência' });
  await dialog.getByLabelText('Referência do banco').fill('TED certa 77');
  await dialog.getByRole('button', { name: 'Corrigir a referência', exact: true }).click();
  await expect.element(dialog.getByLabelText('Referência do banco')).toHaveValue('TED certa 77');
  await dialog.getByLabelText('Motivo, que fica no registro').fill('O número foi digitado errado.');
  expect(await brokenRules()).toEqual([]);
  await dialog.getByRole('button', { name: 'Corrigir a referência', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(panel.getByText('De Ana Souza · TED CERTA 77')).toBeVisible();
});

test('what arrived and could not be booked yet is said above the list, and counts on the desk', async () => {
  const id = textOf(
    await world.value(
      'end_to_end_id',
      `insert into stray_unbooked (end_to_end_id, amount_cents, paid_at, seen_at, tries, retry_at)
      values ('E' || substr(md5(random()::text), 1, 31), 73300, now(), now(), 4, now() + interval '1 day') returning end_to_end_id`,
      [],
    ),
  );
  try {
    await openOffice('/pix-sem-cobranca', { role: 'finance' });
    await expect.element(page.getByText('Um Pix chegou e não pôde ser lançado')).toBeVisible();
    await expect.element(page.getByText(new RegExp(`4 tentativas: ${id}`))).toBeVisible();
    expect(overflow()).toBe(0);
    expect(await brokenRules()).toEqual([]);
    const listed = await world.value(
      'count',
      `select count(*) from stray_pix s left join stray_return w on w.stray_code = s.code and w.state in ('proposed', 'sending')
        where s.left_cents > 0 or w.state = 'proposed'`,
      [],
    );
    await openOffice('/', { role: null });
    const card = page.getByRole('region', { name: 'Pix sem cobrança' });
    await expect.element(card.getByText(`${numberOf(listed) + 1} esperando`)).toBeVisible();
  } finally {
    await world.query('delete from stray_unbooked where end_to_end_id = $1 returning end_to_end_id', [id]);
  }
});
