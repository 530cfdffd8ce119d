import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, cutOff, cutOffUntilClicked, reply, sentCalls } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { openReview } from '../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

const OWN = '/usrio/caucoes';
const deposit = {
  codigo: 7,
  codigoOferta: 1042,
  tituloOferta: 'Fiat Uno Mille 2012',
  valor: 500,
  situacao: 'guardada',
  pedidaEm: '2026-11-28T12:00:00Z',
  guardadaEm: '2026-11-28T12:05:00Z',
  encerradaEm: null,
  decideAte: null,
  ficaAte: null,
  motivo: null,
  podePedir: false,
  codigoCompra: null,
  podeUsar: false,
  noPreco: false,
  usado: 0,
  conta: null,
};
const code = {
  valor: 500,
  copiaECola: '00020126BR.GOV.BCB.PIX6304ABCD',
  expiraEm: '2026-11-28T12:30:00Z',
  segundos: 1800,
  prazo: 'agora',
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the dialog of a deposit', () => {
  const dialog = page.getByRole('dialog', { name: 'Caução para este lance' });
  const told = 'Lances nesta oferta acima de R$ 10.500,00 pedem uma caução de R$ 500,00.';

  /** A bid that the API refuses until the deposit is held. */
  async function refused(own: () => readonly object[], ask: () => Response): Promise<void> {
    await world.signedIn();
    const offer = await world.offer({ buyNow: 20_000, acceptsProposals: true });
    answerCall('GET', OWN, () => reply(200, { data: own().map((one) => ({ ...one, codigoOferta: offer })) }));
    answerCall('POST', OWN, ask);
    const flow = await openReview({ type: 'BID', value: 1_000_000, code: offer });
    answerCall('POST', '/lance', (_call, pass) =>
      own().some((one) => 'situacao' in one && one.situacao === 'guardada')
        ? pass()
        : reply(206, { erros: [told], tipo: 'CAUCAO', valor: 500, acimaDe: 10_500, forma: 'pix' }),
    );
    await flow.commit();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(told);
  }

  test('says what it is for, shows the Pix, and offers no bid before it is paid', async () => {
    const asked = { ...deposit, situacao: 'pedida', guardadaEm: null };
    await refused(
      () => [asked],
      () => reply(200, { data: { caucao: asked, pix: code } }),
    );
    await expect.element(dialog).toMatchTextContent(/volta sozinha para a conta que pagou/);
    await button('Pagar a caução com Pix').click();
    await expect.element(dialog.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    await expect.element(dialog.getByText(code.copiaECola)).toBeVisible();
    expect(await brokenRules()).toEqual([]);
    expect(button('Dar o lance').elements()).toEqual([]);
  });

  test('sends the refused bid again once the deposit is held', async () => {
    let held = false;
    await refused(
      () => (held ? [deposit] : []),
      () => {
        held = true;
        return reply(200, { data: { caucao: deposit, pix: null } });
      },
    );
    await button('Pagar a caução com Pix').click();
    await expect.element(dialog.getByText('Caução recebida. Você já pode dar o lance.')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'QR Code do Pix' }).elements()).toEqual([]);
    await button('Dar o lance').click();
    await expect.element(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
    const bids = sentCalls('POST', '/lance').map(({ body }) => body);
    expect(bids).toHaveLength(2);
    expect(bids[1]).toEqual(bids[0]);
  });

  test.each([
    [
      'a refusal of the server',
      () => reply(503, { erros: ['O banco não respondeu.'] }),
      'O banco não respondeu.',
    ],
    ['no answer', cutOff, 'O código não foi gerado. Tente de novo.'],
  ])('says %s, and can be tried again', async (_what, answer, text) => {
    await refused(() => [], answer);
    await button('Pagar a caução com Pix').click();
    await expect.element(dialog.getByText(text)).toBeVisible();
    await expect.element(button('Pagar a caução com Pix')).toBeEnabled();
  });
});

describe('the deposits of the profile', () => {
  const section = page.getByRole('region', { name: 'Minhas cauções' });

  async function opened(data: () => readonly object[]): Promise<void> {
    answerCall('GET', OWN, () => reply(200, { data: data() }));
    await world.signedIn();
    await openScreen('/perfil');
    await expect.poll(() => sentCalls('GET', OWN)).not.toHaveLength(0);
  }

  test.each([
    ['pedida', {}, /Aguarda o pagamento.*24 horas/],
    ['guardada', {}, /Guardada.*Volta sozinha/],
    ['guardada', { decideAte: '2026-12-04T15:00:00Z' }, /Guardada.*A casa decide até 04\/12\/2026/],
    ['guardada', { ficaAte: '2026-12-01T15:00:00Z' }, /Guardada.*até 01\/12\/2026/],
    ['devolvendo', {}, /A caminho de volta.*poucos minutos/],
    ['devolvida', {}, /Devolvida.*Voltou por Pix/],
    ['usada', { usado: 500, codigoCompra: 9 }, /Usada no preço.*Pagou o preço da sua compra/],
    ['retida', { motivo: 'Não pagou a compra.' }, /Retida.*Motivo: Não pagou a compra\./],
  ])('say what comes next while %s', async (situacao, more, text) => {
    await opened(() => [{ ...deposit, situacao, ...more }]);
    await expect.element(section).toMatchTextContent(text);
    await expect.element(section).toMatchTextContent(/R\$\s500,00/);
    expect(section.getByRole('button').elements()).toEqual([]);
    expect(await brokenRules()).toEqual([]);
  });

  test('are asked back, and the refusal is said', async () => {
    let answer = () => reply(409, { erros: ['O seu lance lidera esta oferta.'] });
    let situacao = 'guardada';
    await opened(() => [{ ...deposit, situacao, podePedir: situacao === 'guardada' }]);
    answerCall('POST', `${OWN}/7/devolucao`, () => answer());
    await button('Pedir de volta a caução de Fiat Uno Mille 2012').click();
    await expect.element(section.getByText('O seu lance lidera esta oferta.')).toBeVisible();
    answer = () => {
      situacao = 'devolvendo';
      return reply(200, { data: { ...deposit, situacao } });
    };
    await button('Pedir de volta a caução de Fiat Uno Mille 2012').click();
    await expect.element(section).toMatchTextContent(/A caminho de volta/);
    expect(section.getByText('O seu lance lidera esta oferta.').elements()).toEqual([]);
    expect(section.getByRole('button').elements()).toEqual([]);
  });

  test('of a purchase to be paid are used for its price, and the choice is taken back', async () => {
    let noPreco = false;
    let refused = true;
    await opened(() => [{ ...deposit, codigoCompra: 9, podeUsar: true, noPreco }]);
    answerCall('POST', `${OWN}/7/uso`, () => {
      if (refused) return reply(409, { erros: ['A caução já foi usada no preço da sua compra.'] });
      noPreco = !noPreco;
      return reply(200, { data: { ...deposit, codigoCompra: 9, podeUsar: true, noPreco } });
    });
    await expect.element(section).toMatchTextContent(/Fica guardada até o pagamento da sua compra/);
    await button('Usar no preço a caução de Fiat Uno Mille 2012').click();
    await expect.element(section.getByText('A caução já foi usada no preço da sua compra.')).toBeVisible();
    refused = false;
    await button('Usar no preço a caução de Fiat Uno Mille 2012').click();
    await expect.element(section).toMatchTextContent(/paga o preço assim que todo o resto/);
    expect(await brokenRules()).toEqual([]);
    await button('Não usar no preço a caução de Fiat Uno Mille 2012').click();
    await expect.element(section).toMatchTextContent(/pagar só o resto/);
    expect(sentCalls('POST', `${OWN}/7/uso`).map(({ body }) => body)).toEqual([
      { usar: true },
      { usar: true },
      { usar: false },
    ]);
  });

  test('that cannot be loaded are loaded again', async () => {
    const down = cutOffUntilClicked();
    answerCall('GET', OWN, (call) => down(call, () => Promise.resolve(reply(200, { data: [deposit] }))));
    await world.signedIn();
    await openScreen('/perfil');
    await expect.element(section.getByText('Não foi possível carregar as suas cauções.')).toBeVisible();
    await section.getByRole('button').click();
    await expect.element(section).toMatchTextContent(/Guardada/);
  });

  test('are not shown to who left none', async () => {
    await opened(() => []);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByText('Minhas cauções').elements()).toEqual([]);
  });
});

describe('the deposit on the page of a purchase', () => {
  const section = page.getByRole('region', { name: 'A sua caução' });

  async function opened(more: (purchase: number) => object): Promise<void> {
    const { id } = await world.signedIn();
    const offer = await purchasedOffer(world, id, { status: 'V' });
    const row = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
    const purchase = numberOf(row);
    answerCall('GET', OWN, () => reply(200, { data: [{ ...deposit, ...more(purchase) }] }));
    await openScreen(`/compra/${purchase}`);
    await expect.poll(() => sentCalls('GET', OWN)).not.toHaveLength(0);
  }

  test('may pay the price: what that means is said before and after the choice', async () => {
    let noPreco = false;
    await opened((codigoCompra) => ({ codigoCompra, podeUsar: true, noPreco }));
    answerCall('POST', `${OWN}/7/uso`, () => {
      noPreco = true;
      return reply(200, { data: { ...deposit, codigoCompra: 9, podeUsar: true, noPreco } });
    });
    await expect.element(section).toMatchTextContent(/R\$\s500,00 no preço desta compra e pagar só o resto/);
    expect(await brokenRules()).toEqual([]);
    await section.getByRole('button').click();
    await expect.poll(() => sentCalls('POST', `${OWN}/7/uso`)).toHaveLength(1);
  });

  test('has paid the price', async () => {
    await opened((codigoCompra) => ({ situacao: 'usada', codigoCompra, usado: 500 }));
    await expect.element(section).toMatchTextContent(/R\$\s500,00 da sua caução pagaram o preço/);
    expect(section.getByRole('button').elements()).toEqual([]);
  });

  test('of another purchase is not shown', async () => {
    await opened((codigoCompra) => ({ codigoCompra: codigoCompra + 1, podeUsar: true }));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(section.elements()).toEqual([]);
  });
});

describe('a deposit that the bank no longer returns by Pix', () => {
  const account = {
    situacao: 'pedida',
    valor: 500,
    pedidaEm: '2026-11-28T12:00:00Z',
    informadaEm: null,
    ate: null,
    falha: null,
    referencia: null,
    podeInformar: true,
  };
  const TO = /^\/usrio\/caucoes\/7\/conta$/;
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabelText(name, { exact: true });

  async function choose(label: string, option: string): Promise<void> {
    await dialog.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }

  /** The profile with a deposit whose account is so far. */
  async function opened(more: object): Promise<void> {
    await world.signedIn();
    const own = { ...deposit, situacao: 'devolvendo', conta: { ...account, ...more } };
    answerCall('GET', OWN, () => reply(200, { data: [own] }));
    await openScreen('/perfil');
  }

  test('asks for the account, keeps what was typed if it is refused, and sends it', async () => {
    await opened({});
    answerCall('POST', TO, () => reply(409, { erros: ['A transferência já foi liberada.'] }));
    await expect.element(page.getByText(/mas não por Pix/)).toBeVisible();
    await expect.element(page.getByText('Aguarda a sua conta', { exact: true })).toBeVisible();
    await button('Informar a conta da caução de Fiat Uno Mille 2012').click();
    const send = dialog.getByRole('button', { name: 'Enviar' });
    await expect.element(send).toBeDisabled();
    await field('Banco').fill('Banco do Norte');
    await field('Agência').fill('0001');
    await field('Conta').fill('98765-4');
    await dialog.getByLabelText('Sim').click();
    await field('CPF/CNPJ').fill('529.982.247-25');
    await field('Nome do titular').fill('Ana Lima');
    await field('CEP').fill('29010-000');
    await field('Endereço').fill('Rua Sete, 7');
    await choose('Estado', 'Espírito Santo');
    await choose('Cidade', 'Serra');
    expect(await brokenRules()).toEqual([]);
    await send.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('A transferência já foi liberada.');
    await expect.element(field('Conta')).toHaveValue('98765-4');
    expect(sentCalls('POST', TO)).toMatchObject([
      { body: { banco: 'Banco do Norte', conta: '98765-4', titular: true } },
    ]);
  });

  test('says how far the transfer is, and why it could not be made', async () => {
    await opened({ situacao: 'informada', ate: '2026-12-07T12:00:00Z', falha: 'Conta encerrada.' });
    await expect.element(page.getByText(/Vamos transferir/)).toBeVisible();
    await expect.element(page.getByText(/não pôde ser feita: Conta encerrada\./)).toBeVisible();
    await expect.element(button('Mudar a conta da caução de Fiat Uno Mille 2012')).toBeVisible();
    expect(await brokenRules()).toEqual([]);
  });
});
