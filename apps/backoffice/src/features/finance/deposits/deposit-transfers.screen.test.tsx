import type { Deposit } from '@patio/contract/finance/deposits/deposit.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { answerCall, brokenRules, overflow, reply, sentCalls } from '../../../../test/shared.ts';

const panel = page.getByRole('region', { name: 'Devolução por transferência' });
const dialog = page.getByRole('dialog').last();
const person = { codigo: 1, nome: 'Ana Souza' };

const deposit: Deposit = {
  codigo: 7,
  codigoOferta: 1042,
  tituloOferta: 'Fiat Uno Mille 2012',
  conta: { codigo: 9, nome: 'Bia Compradora' },
  valor: 500,
  situacao: 'devolvendo',
  atencao: 'propor',
  pedidaEm: '2026-08-01T12:00:00.000Z',
  guardadaEm: '2026-08-01T12:05:00.000Z',
  encerradaEm: null,
  pixAte: '2026-10-29T12:05:00.000Z',
  codigoCompra: null,
  noPrecoDe: null,
  esperaPreco: false,
  usado: 0,
  decideAte: null,
  decididaPor: null,
  motivo: null,
  aDevolver: 500,
  falha: null,
  prazo: '2026-12-07T12:00:00.000Z',
  dadosPedidosEm: '2026-11-28T12:00:00.000Z',
  dadosEm: '2026-11-29T12:00:00.000Z',
  lembretes: 0,
  lembradoEm: null,
  transferirAte: '2026-12-07T12:00:00.000Z',
  transferencia: null,
  podePedirDados: false,
  podeVerDados: true,
  podePropor: true,
};
const transfer: Deposit['transferencia'] = {
  codigo: 70,
  situacao: 'em-envio',
  valor: 500,
  motivo: 'O Pix passou de 90 dias.',
  propostaPor: person,
  propostaEm: '2026-11-29T13:00:00.000Z',
  decididaPor: person,
  decididaEm: '2026-11-29T14:00:00.000Z',
  decisao: null,
  encerradaEm: null,
  referencia: null,
  movimento: null,
  falha: null,
  podeLiberar: false,
  podeRecusar: false,
  podeRegistrar: true,
  podeCorrigir: false,
  podeDesfazer: false,
};

async function opened(more: Partial<Deposit> = {}): Promise<void> {
  const list = {
    sucesso: true,
    data: [{ ...deposit, ...more }],
    total: 1,
    totalExato: true,
    page: 1,
    limit: 25,
    next: null,
  };
  answerCall('GET', '/admin/deposits', () => reply(200, list));
  await openOffice('/caucoes?id=7', { role: 'finance' });
  await expect.element(panel.getByRole('heading').first()).toBeVisible();
}

test('the account is shown for a reason alone, and what is proposed is all that is owed', async () => {
  answerCall('GET', '/admin/deposits/7/bank', () =>
    reply(200, {
      sucesso: true,
      data: {
        banco: 'Banco do Norte',
        agencia: '0001',
        conta: '98765-4',
        pix: null,
        titular: false,
        documento: '52998224725',
        nome: 'Maria da Conta',
        cep: '29010000',
        cidade: 'Vitória/ES',
        endereco: 'Rua Sete, 7',
      },
    }),
  );
  answerCall('POST', '/admin/deposits/7/transfers', () =>
    reply(409, { sucesso: false, erros: ['O valor mudou.'] }),
  );
  await opened();
  await expect.element(page.getByText('Transferência a propor').first()).toBeVisible();
  await panel.getByRole('textbox').fill('Fazer a devolução');
  await panel.getByRole('button', { name: 'Mostrar dados bancários' }).click();
  await expect.element(panel.getByText('Maria da Conta')).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await panel.getByRole('button', { name: /^Propor a transferência de/ }).click();
  await dialog.getByLabelText(/^Motivo/).fill('O Pix passou de 90 dias.');
  await dialog.getByRole('button', { name: 'Propor', exact: true }).click();
  await expect.element(dialog.getByText('O valor mudou.')).toBeVisible();
  expect(sentCalls('POST', '/admin/deposits/7/transfers').map(({ body }) => body)).toEqual([
    { valor: 500, dadosEm: '2026-11-29T12:00:00.000Z', motivo: 'O Pix passou de 90 dias.' },
  ]);
});

test('a released transfer is recorded by its reference, and a wrong record is taken back', async () => {
  await page.viewport(360, 800);
  await opened({ atencao: 'transferir', podePropor: false, aDevolver: 0, transferencia: transfer });
  answerCall('POST', '/admin/deposit-transfers/70/transfer', () =>
    reply(409, { sucesso: false, erros: ['Referência já registrada.'] }),
  );
  await panel.getByRole('button', { name: /^Registrar/ }).click();
  await dialog.getByRole('textbox').fill('TED 77');
  await dialog.getByRole('button', { name: /^Registrar/ }).click();
  await expect.element(dialog.getByText('Referência já registrada.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('TED 77');
  expect(overflow()).toBe(0);
});

test('who did not record a transfer may take that back, once they say that its movement is other money', async () => {
  const done = {
    ...transfer,
    situacao: 'feita' as const,
    referencia: 'TED 77',
    podeRegistrar: false,
    podeDesfazer: true,
  };
  await opened({
    situacao: 'devolvida',
    atencao: null,
    podePropor: false,
    aDevolver: 0,
    prazo: null,
    transferencia: { ...done, movimento: { codigo: 5, dia: '2026-11-29' } },
  });
  answerCall('POST', '/admin/deposit-transfers/70/undo', () =>
    reply(409, { sucesso: false, erros: ['Não está registrada.'] }),
  );
  await panel.getByRole('button', { name: /^Desfazer o registro de/ }).click();
  await dialog.getByLabelText(/^Motivo/).fill('Era de outra pessoa.');
  await dialog.getByRole('button', { name: 'Desfazer o registro' }).click();
  await expect.element(dialog.getByText('Diga antes que o movimento é de outro dinheiro.')).toBeVisible();
  await dialog.getByLabelText(/^Vi o movimento/).click();
  await dialog.getByRole('button', { name: 'Desfazer o registro' }).click();
  await expect.element(dialog.getByText('Não está registrada.')).toBeVisible();
  expect(sentCalls('POST', '/admin/deposit-transfers/70/undo').map(({ body }) => body)).toEqual([
    { motivo: 'Era de outra pessoa.', outroDinheiro: true },
  ]);
  expect(await brokenRules()).toEqual([]);
});

test('a wrong reference of a made transfer is corrected, also on a telephone, and a refusal keeps what was typed', async () => {
  await page.viewport(360, 800);
  answerCall('POST', '/admin/deposit-transfers/70/reference', () =>
    reply(409, { sucesso: false, erros: ['Referência já registrada.'] }),
  );
  await opened({
    situacao: 'devolvida',
    atencao: null,
    podePropor: false,
    aDevolver: 0,
    prazo: null,
    transferencia: {
      ...transfer,
      situacao: 'feita',
      referencia: 'TED 77',
      podeRegistrar: false,
      podeCorrigir: true,
    },
  });
  await panel.getByRole('button', { name: /^Corrigir a referência de R\$\s500,00$/ }).click();
  const reference = dialog.getByLabelText('Referência do banco');
  await expect.element(reference).toHaveValue('TED 77');
  await reference.fill('TED 78');
  await dialog.getByLabelText(/^Motivo/).fill('Digitada errado.');
  await dialog.getByRole('button', { name: 'Corrigir a referência' }).click();
  await expect.element(dialog.getByText('Referência já registrada.')).toBeVisible();
  await expect.element(reference).toHaveValue('TED 78');
  expect(sentCalls('POST', '/admin/deposit-transfers/70/reference').map(({ body }) => body)).toEqual([
    { referencia: 'TED 78', motivo: 'Digitada errado.' },
  ]);
  expect(overflow()).toBe(0);
  expect(await brokenRules()).toEqual([]);
});

test('the panel says how often its buyer was reminded, and that they read why a transfer is turned down', async () => {
  const proposed = { ...transfer, situacao: 'proposta', decididaPor: null, decididaEm: null } as const;
  await opened({
    lembretes: 2,
    lembradoEm: '2026-11-29T12:00:00.000Z',
    transferencia: { ...proposed, podeRecusar: true, podeRegistrar: false },
  });
  await expect.element(page.getByText(/^2, o último em /)).toBeVisible();
  await panel.getByRole('button', { name: 'Recusar' }).click();
  await expect.element(dialog.getByText(/quem deixou a caução é avisado com este motivo/)).toBeVisible();
});
