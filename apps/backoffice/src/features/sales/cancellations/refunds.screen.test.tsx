import type { listRefunds } from '@patio/contract/sales/cancellations/list-refunds.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { answerCall, brokenRules, overflow, reply, sentCalls } from '../../../../test/shared.ts';

type Row = Reply<typeof listRefunds>['data'][number];

const panel = page.getByRole('dialog').first();
const confirm = panel.getByRole('button', { name: 'Confirmar a devolução' });

const REFUND: Row = {
  codigo: 31,
  codigoOferta: 41,
  tituloOferta: 'Volvo FH 540',
  codigoCompra: 51,
  valor: 50_000,
  comprador: { codigo: 61, nome: 'Ana Souza', email: 'ana@patio.test' },
  tipo: 'cancelamento',
  motivo: 'Mudei de cidade',
  formaPagamento: 'B',
  pagamentoAprovado: true,
  notaFiscalEmitida: false,
  temDadosBancarios: false,
  faltaVeiculo: false,
  pedidoEm: '2026-11-20T12:00:00.000Z',
  aprovadoEm: '2026-11-21T12:00:00.000Z',
  devolvidoEm: null,
  decididoPor: { codigo: 71, nome: 'Bia Lima' },
  aDevolver: 0,
  acoes: { dadosBancarios: null, devolvido: '/api/admin/cancellations/31/refunded' },
};

async function opened(refund: Row, role: 'finance' | 'sales' = 'finance'): Promise<void> {
  const list = { sucesso: true, total: 1, totalExato: true, page: 1, limit: 25, next: null, soma: 50_000 };
  answerCall('GET', '/admin/refunds', () => reply(200, { ...list, data: [refund] }));
  await openOffice('/devolucoes?id=31', { role });
  await expect.element(panel.getByText('Mudei de cidade')).toBeVisible();
}

const owed: Row = { ...REFUND, aDevolver: 12_500, acoes: { dadosBancarios: null, devolvido: null } };

test('what the book owes is not confirmed here, and finance is led to where two users give it back, S-15', async () => {
  await opened(owed);
  await expect.element(panel.getByText(/^O livro deve R\$\s12\.500,00 a quem comprou/)).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Abrir em A devolver' }))
    .toHaveAttribute('href', '/painel/a-devolver?id=51');
  await expect.element(confirm).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
});

test('sales read it too, without a page that they may not open', async () => {
  await opened(owed, 'sales');
  await expect.element(panel.getByText(/^O livro deve R\$\s12\.500,00/)).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Abrir em A devolver' })).not.toBeInTheDocument();
});

test('what was approved by hand is confirmed with its receipt, and a refusal is said in the dialog, S-15', async () => {
  const path = '/admin/cancellations/31/refunded';
  const erros = ['O livro ainda deve dinheiro a quem comprou.'];
  answerCall('POST', path, () => reply(409, { sucesso: false, erros }));
  await opened(REFUND);
  await confirm.click();
  const question = page.getByRole('dialog', { name: 'Devolvido R$ 50.000,00?' });
  await question.getByLabelText('Número do comprovante (opcional)').fill('TED 4711');
  await question.getByRole('button', { name: 'Confirmar a devolução' }).click();
  await expect.element(question.getByText('O livro ainda deve dinheiro a quem comprou.')).toBeVisible();
  expect(sentCalls('POST', path).map(({ body }) => body)).toEqual([{ comprovante: 'TED 4711' }]);
});

test('what waits for its vehicle says so, and is neither confirmed nor taken', async () => {
  await opened({ ...REFUND, faltaVeiculo: true, acoes: { dadosBancarios: null, devolvido: null } });
  await expect.element(panel.getByText(/^O veículo ainda está com quem comprou\./)).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(panel.getByRole('group', { name: 'Com quem' })).not.toBeInTheDocument();
});
