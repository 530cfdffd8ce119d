import type { listCancellations } from '@patio/contract/sales/cancellations/list-cancellations.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { answerCall, brokenRules, overflow, reply, sentCalls } from '../../../../test/shared.ts';

type Row = Reply<typeof listCancellations>['data'][number];

const panel = page.getByRole('dialog').first();

/** A sale that a complaint undid, whose buyer has the vehicle still. */
const AWAITED: Row = {
  codigo: 31,
  codigoOferta: 41,
  tituloOferta: 'Volvo FH 540',
  codigoCompra: 51,
  valor: 50_000,
  comprador: 'Ana Souza',
  motivo: 'Compra desfeita por uma reclamação',
  justificativa: null,
  em: '2026-11-20T12:00:00.000Z',
  situacao: 'veiculo',
  respondidaEm: '2026-11-21T12:00:00.000Z',
  respondidaPor: 'Bia Lima',
  origem: 'lance',
  acoes: { decidir: null, naoConcluida: null },
  reclamacao: { codigo: 2, propostaPor: 'Caio Reis', podeConfirmar: false },
  veiculo: { voltouEm: null, registrar: '/api/admin/cancellations/31/vehicle' },
};

test('a sale that waits for its vehicle stands among the work, and its return is noted after a question', async () => {
  const list = { sucesso: true, total: 1, totalExato: true, page: 1, limit: 25, next: null };
  answerCall('GET', '/admin/cancellations', () => reply(200, { ...list, data: [AWAITED] }));
  answerCall('POST', '/admin/cancellations/31/vehicle', () => reply(200, { sucesso: true }));
  await openOffice('/cancelamentos?id=31', { role: 'sales' });
  await expect.element(panel.getByText('Falta o veículo voltar')).toBeVisible();
  await expect.element(panel.getByRole('group', { name: 'Com quem' })).toBeVisible();
  expect(sentCalls('GET', '/admin/cancellations')[0]?.query.get('situacao')).toBe('aberta,veiculo');
  await panel.getByRole('button', { name: 'O veículo voltou' }).click();
  const question = page.getByRole('dialog', { name: 'O veículo voltou' });
  await expect.element(question).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
  await question.getByRole('button', { name: 'O veículo voltou' }).click();
  await expect
    .poll(() => sentCalls('POST', '/admin/cancellations/31/vehicle').map(({ body }) => body))
    .toEqual([{ voltou: true }]);
});
