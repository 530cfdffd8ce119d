import { closeDetail, type CloseDetail } from '@patio/contract/finance/closes/close.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import {
  answerCall,
  brokenRules,
  fieldOf,
  numberOf,
  reply,
  sentCalls,
  world,
} from '../../../../test/shared.ts';

const form = page.getByRole('region', { name: 'Fechar o dia' });
const balance = form.getByLabelText('Saldo do banco no fim do dia');
const close = form.getByRole('button', { name: 'Fechar o dia' });
const CLOSED = /^\/admin\/closes\/\d+\/close$/;

const stated = {
  codigoExtrato: 1,
  conta: '0001-9',
  arquivo: 'novembro.ofx',
  saldo: -12.5,
  importadoPor: { codigo: 1, nome: 'Ana' },
  importadoEm: '2026-11-20T12:00:00.000Z',
};

/** The panel of a day whose book says R$ 0,00, with what else it is to say. */
async function openedDay(more: Partial<CloseDetail> = {}): Promise<void> {
  const day = numberOf(await world.value('code', 'select min(code)::int as code from book_day'));
  answerCall('GET', `/admin/closes/${day}`, async (_call, pass) => {
    const asked: unknown = await (await pass()).json();
    const detail = closeDetail.parse(fieldOf(asked, 'data'));
    const pix = { lido: 0, lancado: 0, devolvido: 0 };
    const shown = {
      saldoLivro: 0,
      pix,
      extratosDoDia: [],
      contaAnterior: null,
      anterior: null,
      podeFechar: true,
      impedimento: null,
    };
    return reply(200, { sucesso: true, data: { ...detail, ...shown, ...more } });
  });
  answerCall('POST', CLOSED, () => reply(409, { sucesso: false, erros: ['O livro mudou.'] }));
  await openOffice(`/fechamento?id=${day}`, { role: 'finance' });
  await expect.element(balance).toBeVisible();
}

const sent = (): unknown => sentCalls('POST', CLOSED).map(({ body }) => body);

test('a bank with nothing is R$ 0,00, not an empty field, and a refusal keeps it', async () => {
  await openedDay();
  await close.click();
  await expect.element(form.getByText('Informe o saldo em reais e centavos.')).toBeVisible();
  expect(sent()).toEqual([]);
  await balance.fill('0');
  await close.click();
  await expect.element(form.getByText('O livro mudou.')).toBeVisible();
  await expect.element(balance).toHaveValue('R$ 0,00');
  await expect.element(form.getByText('Livro e banco dizem o mesmo.')).toBeVisible();
  expect(sent()).toEqual([{ saldoLivro: 0, saldoBanco: 0, explicacao: null }]);
});

test('what the bank states is proposed, also below zero; another balance asks why', async () => {
  await openedDay({ saldoLivro: -12.5, extratosDoDia: [stated] });
  await expect.element(balance).toHaveValue('R$ 12,50');
  await expect.element(form.getByLabelText('O saldo é negativo')).toBeChecked();
  await expect.element(form.getByText('Livro e banco dizem o mesmo.')).toBeVisible();
  await balance.fill('13,00');
  await expect
    .element(
      form.getByText('O saldo digitado não é o que o banco informa nos extratos importados deste dia.'),
    )
    .toBeVisible();
  await close.click();
  expect(sent()).toEqual([]);
  await form.getByLabelText('Por que diferem').selectOptions('tarifa');
  await form.getByLabelText(/^Explicação/).fill('Tarifa de novembro.');
  expect(await brokenRules()).toEqual([]);
  await close.click();
  await expect.element(form.getByText('O livro mudou.')).toBeVisible();
  const explicacao = { motivo: 'tarifa', texto: 'Tarifa de novembro.' };
  expect(sent()).toEqual([{ saldoLivro: -12.5, saldoBanco: -13, explicacao }]);
  await form.getByRole('button', { name: 'Usar o saldo da conta 0001-9' }).click();
  await expect.element(balance).toHaveValue('R$ 12,50');
});

test('a statement of another account than at the last close asks why, though all agrees', async () => {
  await openedDay({ saldoLivro: -12.5, extratosDoDia: [stated], contaAnterior: '0001-8' });
  await expect.element(form.getByText(/^Livro e banco dizem o mesmo/)).toBeVisible();
  await expect.element(form.getByText(/o último fechamento com extrato usou a conta 0001-8/)).toBeVisible();
  await close.click();
  expect(sent()).toEqual([]);
  await form.getByLabelText('Por que diferem').selectOptions('outro');
  await form.getByLabelText(/^Explicação/).fill('A casa trocou de conta.');
  await close.click();
  const explicacao = { motivo: 'outro', texto: 'A casa trocou de conta.' };
  await expect.element(form.getByText('O livro mudou.')).toBeVisible();
  expect(sent()).toEqual([{ saldoLivro: -12.5, saldoBanco: -12.5, explicacao }]);
});

test('a balance as the book has it and the bank does not is said to be that, not what both say', async () => {
  await openedDay({ extratosDoDia: [stated] });
  await balance.fill('0');
  await form.getByLabelText('O saldo é negativo').click();
  await expect.element(form.getByText(/^O saldo digitado é igual ao do livro\./)).toBeVisible();
  await expect.element(form.getByText(/^Livro e banco dizem o mesmo/)).not.toBeInTheDocument();
});
