import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brokenRules } from '../../../../../test/screens/accessibility.ts';
import { CancellationScreen, PAID } from '../../../../../test/screens/pages/cancellation-screen.ts';

const screen = new CancellationScreen();

describe('each field says what is missing once it was left', () => {
  const left = async (labels: readonly string[]): Promise<void> => {
    for (const label of labels) {
      await page.getByLabelText(label, { exact: true }).click();
      await userEvent.tab();
    }
  };
  const expectSaid = async (texts: readonly string[]): Promise<void> => {
    for (const text of texts) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  };
  const closed = async (label: string): Promise<void> => {
    await screen.dropdown(label).click();
    await userEvent.keyboard('{Escape}');
  };

  test('of the reason and its text, where spaces are none, CREQ-06, CREQ-07', async () => {
    await screen.openNew(PAID);
    await expect.element(page.getByText('Escolha o motivo')).not.toBeInTheDocument();
    await closed('Motivo');
    await expectSaid(['Escolha o motivo']);
    await screen.text.fill('   ');
    await userEvent.tab();
    await expectSaid(['Digite a justificativa']);
    await expect.element(screen.next).toBeDisabled();
  });

  test('of the bank and of the holder of the account, CREQ-13, CREQ-14', async () => {
    await screen.openNew(PAID);
    await left(['Banco', 'Agência', 'Conta', 'CPF/CNPJ', 'Nome do titular']);
    await expectSaid([
      'Digite o banco',
      'Digite a agência',
      'Digite a conta',
      'Digite o CPF/CNPJ',
      'Digite o nome',
    ]);
    const holder = page.getByLabelText('Outro titular').element();
    if (holder instanceof HTMLElement) holder.focus();
    await userEvent.tab();
    await expectSaid(['Digite o titular da conta']);
  });

  test('of where the holder lives, CREQ-15', async () => {
    await screen.openNew(PAID);
    await left(['CEP', 'Endereço']);
    await closed('Estado');
    await expectSaid(['Digite o CEP', 'Digite o endereço', 'Selecione o estado']);
    await screen.choose('Estado', 'Espírito Santo');
    await closed('Cidade');
    await expectSaid(['Selecione a cidade']);
    expect(await brokenRules()).toEqual([]);
  });
});
