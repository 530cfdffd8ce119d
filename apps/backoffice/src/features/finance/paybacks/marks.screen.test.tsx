import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { answerCall, brokenRules, overflow, reply, sentCalls } from '../../../../test/shared.ts';

const dialog = page.getByRole('dialog').last();
const person = (nome: string) => ({ codigo: nome.length, nome });

const made: PaybackDetail['devolucoes'][number] = {
  codigo: 70,
  forma: 'transferencia',
  situacao: 'feita',
  valor: 300,
  destino: null,
  motivo: 'Pago a mais.',
  propostaPor: person('Ana Souza'),
  propostaEm: '2026-11-29T13:00:00.000Z',
  decididaPor: person('Bia Lima'),
  decididaEm: '2026-11-29T14:00:00.000Z',
  decisao: null,
  encerradaEm: '2026-11-29T15:00:00.000Z',
  referencia: 'TED 77',
  partes: [],
  registradaPor: person('Caio Reis'),
  movimento: null,
  desfeita: null,
  podeLiberar: false,
  podeRecusar: false,
  podeRegistrar: false,
  podeCorrigir: true,
  podeDesfazer: true,
};

async function opened(
  payback: Partial<typeof made> = {},
  impedimento: PaybackDetail['impedimento'] = null,
  more: Partial<Pick<PaybackDetail, 'formas' | 'podePropor'>> = {},
): Promise<void> {
  const detail = {
    codigoCompra: 700,
    codigoOferta: 1042,
    tituloOferta: 'Volvo FH 540',
    comprador: { codigo: 9, nome: 'Dora Compradora' },
    valor: 0,
    motivo: null,
    desde: null,
    cobrancas: [],
    recebimentos: [],
    formas: [],
    devolucoes: [{ ...made, ...payback }],
    cancelamento: null,
    impedimento,
    podePropor: false,
    conta: {
      pedidaEm: null,
      informadaEm: null,
      lembretes: 0,
      lembradoEm: null,
      podePedir: false,
      podeVer: false,
    },
    ...more,
  } satisfies PaybackDetail;
  answerCall('GET', '/admin/purchases/700/payback', () => reply(200, { sucesso: true, data: detail }));
  await openOffice('/a-devolver?id=700', { role: 'finance' });
  await expect.element(page.getByText('Transferência registrada por Caio Reis').or(undoneBy)).toBeVisible();
}
const undoneBy = page.getByText(/^Registro desfeito por Davi Melo, .*: Nada saiu\.$/);

test('a wrong reference is corrected, and a refusal keeps what was typed', async () => {
  answerCall('POST', '/admin/paybacks/70/reference', () =>
    reply(409, { sucesso: false, erros: ['Referência já registrada.'] }),
  );
  await opened();
  await page.getByRole('button', { name: /^Corrigir a referência de R\$\s300,00$/ }).click();
  await expect.element(dialog.getByLabelText('Referência do banco')).toHaveValue('TED 77');
  await dialog.getByLabelText('Referência do banco').fill('TED 78');
  await dialog.getByLabelText(/^Motivo/).fill('Digitada errado.');
  await dialog.getByRole('button', { name: 'Corrigir a referência' }).click();
  await expect.element(dialog.getByText('Referência já registrada.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Referência do banco')).toHaveValue('TED 78');
  expect(sentCalls('POST', '/admin/paybacks/70/reference').map(({ body }) => body)).toEqual([
    { referencia: 'TED 78', motivo: 'Digitada errado.' },
  ]);
});

test('what a statement has is taken back only once its movement is said to be other money, also on a telephone', async () => {
  await page.viewport(360, 800);
  answerCall('POST', '/admin/paybacks/70/undo', () =>
    reply(409, { sucesso: false, erros: ['Quem registrou não desfaz.'] }),
  );
  await opened({ movimento: { codigo: 5, dia: '2026-11-29' }, podeCorrigir: false });
  await page.getByRole('button', { name: /^Desfazer o registro de/ }).click();
  await expect.element(dialog.getByText(/extrato do banco tem esta saída em .*TED 77/)).toBeVisible();
  await dialog.getByLabelText(/^Motivo/).fill('Nada saiu do banco.');
  await dialog.getByRole('button', { name: 'Desfazer o registro' }).click();
  await expect.element(dialog.getByText('Diga antes que o movimento é de outro dinheiro.')).toBeVisible();
  expect(sentCalls('POST', '/admin/paybacks/70/undo')).toEqual([]);
  expect(await brokenRules()).toEqual([]);
  await dialog.getByLabelText(/^Vi o movimento/).click();
  await dialog.getByRole('button', { name: 'Desfazer o registro' }).click();
  await expect.element(dialog.getByText('Quem registrou não desfaz.')).toBeVisible();
  expect(sentCalls('POST', '/admin/paybacks/70/undo').map(({ body }) => body)).toEqual([
    { motivo: 'Nada saiu do banco.', outroDinheiro: true },
  ]);
  expect(overflow()).toBe(0);
});

test('who took it back, why, and who had recorded it stands in the panel', async () => {
  const undone = {
    por: person('Davi Melo'),
    em: '2026-11-30T12:00:00.000Z',
    motivo: 'Nada saiu.',
    registradoPor: person('Caio Reis'),
  };
  await opened({
    situacao: 'em-envio',
    encerradaEm: null,
    referencia: null,
    registradaPor: null,
    desfeita: undone,
    podeCorrigir: false,
    podeDesfazer: false,
    podeRegistrar: true,
  });
  await expect.element(undoneBy).toBeVisible();
  await expect.element(page.getByText('Tinha sido registrada por Caio Reis')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Desfazer o registro/ })).not.toBeInTheDocument();
});

test('what has to happen before money goes back is told in the place of proposing it', async () => {
  await opened({}, 'veiculo');
  await expect.element(page.getByText(/^O veículo ainda está com quem comprou/)).toBeVisible();
});

test('what is proposed and may not be released now says why, and not that a colleague releases it', async () => {
  const marks = { podeCorrigir: false, podeDesfazer: false };
  await opened({ ...marks, situacao: 'proposta', podeRecusar: true }, 'veiculo');
  await expect.element(page.getByText(/^O veículo ainda está com quem comprou/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Recusar' })).toBeVisible();
  await expect.element(page.getByText(/^Outra pessoa do financeiro libera/)).not.toBeInTheDocument();
});

test('what is proposed and cannot be released any more says so, and another proposal is offered', async () => {
  const marks = { podeCorrigir: false, podeDesfazer: false };
  const proposed = { ...marks, situacao: 'proposta', valor: 300, podeRecusar: true } as const;
  const way = { forma: 'transferencia', cobranca: null, destino: null, valor: 500 } as const;
  await opened(proposed, 'mudou', { podePropor: true, formas: [way] });
  await expect
    .element(page.getByText(/mudou desde a proposta: ela não pode mais ser liberada/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Transferir R\$\s500,00$/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Recusar' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Liberar' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Outra pessoa do financeiro libera/)).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
});
