import type { listPaybacks } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { answerCall, brokenRules, overflow, reply, sentCalls } from '../../../../test/shared.ts';

type Row = Reply<typeof listPaybacks>['data'][number];

const TRANSFERS = '/admin/paybacks/transfers';
const dialog = page.getByRole('dialog');
const record = dialog.getByRole('button', { name: 'Registrar transferências' });

function row(codigoCompra: number, transferencia: Row['transferencia']): Row {
  return {
    codigoCompra,
    codigoOferta: codigoCompra,
    tituloOferta: 'Volvo FH 540',
    comprador: { codigo: codigoCompra, nome: `Compradora ${codigoCompra}` },
    valor: 150,
    motivo: 'cancelada',
    desde: '2026-11-20T12:00:00.000Z',
    situacao: transferencia === null ? 'decidir' : 'em-envio',
    transferencia,
    recusada: false,
  };
}

/** The dialog for all rows of the list. */
async function opened(rows: readonly Row[]): Promise<void> {
  const ofAll = { totalExato: true, page: 1, limit: 25, next: null, soma: 300 };
  const list = { sucesso: true, data: rows, total: rows.length, ...ofAll };
  answerCall('GET', '/admin/paybacks', () => reply(200, list));
  await openOffice('/a-devolver', { role: 'finance' });
  for (const { codigoCompra } of rows) await page.getByLabelText(`Marcar ${codigoCompra}`).click();
  await page.getByRole('button', { name: /^Registrar transferências \(\d\)$/ }).click();
  await expect.element(record).toBeVisible();
}

test('transfers are recorded by their references, and what became of each is said', async () => {
  const outcomes = [
    { codigo: 11, resultado: 'registrada' },
    { codigo: 12, resultado: 'referencia' },
  ];
  answerCall('POST', TRANSFERS, () => reply(200, { sucesso: true, data: outcomes }));
  const waiting = [11, 12, 13].map((code) => row(700 + code, { codigo: code, valor: 150 }));
  await opened([...waiting, row(720, null)]);
  await expect.element(dialog.getByText('1 marcada não tem transferência liberada.')).toBeVisible();
  await record.click();
  await expect.element(dialog.getByText('Informe ao menos uma referência.')).toBeVisible();
  expect(sentCalls('POST', TRANSFERS)).toEqual([]);
  await dialog.getByLabelText(/Compra 711/).fill(' E123 ');
  await dialog.getByLabelText(/Compra 712/).fill('E124');
  expect(await brokenRules()).toEqual([]);
  await record.click();
  await expect.element(dialog.getByText(/Compra 711 .* · Registrada$/)).toBeVisible();
  await expect.element(dialog.getByText(/Compra 712 .* · Referência já registrada$/)).toBeVisible();
  await expect.element(dialog.getByText(/Compra 713 .* · Sem referência, não registrada$/)).toBeVisible();
  const transferencias = [
    { codigo: 11, referencia: 'E123' },
    { codigo: 12, referencia: 'E124' },
  ];
  expect(sentCalls('POST', TRANSFERS).map(({ body }) => body)).toEqual([{ transferencias }]);
});

test('a failure keeps what was typed, on a phone too', async () => {
  answerCall('POST', TRANSFERS, () => reply(503, { sucesso: false, erros: ['Tente de novo em instantes.'] }));
  await opened([row(711, { codigo: 11, valor: 150 })]);
  await page.viewport(360, 800);
  const field = dialog.getByLabelText(/Compra 711/);
  await field.fill('E123');
  await record.click();
  await expect.element(dialog.getByText('Tente de novo em instantes.')).toBeVisible();
  await expect.element(field).toHaveValue('E123');
  expect(overflow()).toBe(0);
});

test('marks of another page count, and stay when the dialog is left without recording', async () => {
  const pages = [row(711, { codigo: 11, valor: 150 }), row(712, { codigo: 12, valor: 150 })];
  answerCall('GET', '/admin/paybacks', ({ query }) => {
    const at = Number(query.get('page') ?? '1');
    const rest = { total: 30, totalExato: true, page: at, limit: 25, next: null, soma: 300 };
    return reply(200, { sucesso: true, data: [pages[at - 1]], ...rest });
  });
  await openOffice('/a-devolver', { role: 'finance' });
  await page.getByLabelText('Marcar 711').click();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await page.getByLabelText('Marcar 712').click();
  const button = page.getByRole('button', { name: 'Registrar transferências (2)' });
  await button.click();
  await expect.element(dialog.getByLabelText(/Compra 711/)).toBeVisible();
  await expect.element(dialog.getByLabelText(/Compra 712/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(button).toBeVisible();
});
