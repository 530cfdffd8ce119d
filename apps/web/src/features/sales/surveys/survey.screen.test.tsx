import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { answerCall, cutOff, sentCalls } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { surveyAddress } from '../../../../test/world/purchases.ts';

const next = page.getByRole('button', { name: 'Próxima' });
const finish = page.getByRole('button', { name: 'Finalizar' });
const needed = page.getByText('Você deve responder para prosseguir');
const free = page.getByRole('textbox', { name: 'O que poderíamos fazer melhor?' });
const sent = () => sentCalls('POST', /^\/survey\//);

/** Opens the survey about a purchase; returns its address. */
async function opened(occasion: 'completed' | 'lost' = 'completed'): Promise<string> {
  const { id } = await world.person();
  const address = await surveyAddress(world, id, occasion);
  await openScreen(address);
  return address;
}

async function choose(option: string): Promise<void> {
  await page.getByLabelText(option, { exact: true }).click();
  await next.click();
}

/** Returns the first three questions, which are choices. */
async function toTheLast(): Promise<void> {
  await choose('Ótima');
  await choose('Em parte');
  await choose('Sim');
}

describe('a survey', () => {
  test('goes on with its answers after the page was reloaded, and begins afresh once it was sent', async () => {
    const address = await opened();
    await toTheLast();
    await free.fill('Mais fotos');
    await openScreen('/home');
    await openScreen(address);
    await expect.element(page.getByText('Pergunta 4 de 4')).toBeVisible();
    await expect.element(free).toHaveValue('Mais fotos');
    await finish.click();
    await expect.poll(() => sent().length).toBe(1);
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).not.toContain('Mais fotos');
  });

  test('asks one question after another and keeps the answers, SURV-01, ROUT-26', async () => {
    await opened();
    await expect.element(page.getByText('Pergunta 1 de 4')).toBeVisible();
    expect(page.getByRole('radiogroup').elements()).toHaveLength(1);
    await choose('Ótima');
    await expect.element(page.getByText('Pergunta 2 de 4')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /correspondeu às fotos/ })).toHaveFocus();
    expect(page.getByRole('radiogroup').elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(page.getByText('Pergunta 1 de 4')).toBeVisible();
    await expect.element(page.getByLabelText('Ótima', { exact: true })).toBeChecked();
  });

  test('asks for an answer before it goes on, be it a choice or a text, SURV-04, SURV-05', async () => {
    await opened();
    await next.click();
    await expect.element(page.getByRole('alert').filter({ has: needed })).toBeVisible();
    await expect.element(page.getByText('Pergunta 1 de 4')).toBeVisible();
    expect(page.getByRole('radio').elements().length).toBeGreaterThan(1);
    await toTheLast();
    await expect.element(free).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    await finish.click();
    await expect.element(needed).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('ends with another button, and sends all answers at once, SURV-02, SURV-06', async () => {
    await opened();
    await expect.element(next).toBeVisible();
    await expect.element(finish).not.toBeInTheDocument();
    await toTheLast();
    await expect.element(finish).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
    await free.fill('Mais fotos');
    await finish.click();
    await expect.poll(currentAddress).toBe('/survey-finalization/');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      respostas: [{ opcao: 1 }, { opcao: 2 }, { opcao: 1 }, { resposta: 'Mais fotos' }],
    });
  });

  test('thanks with a way home, and leads there when it is opened again, SURV-03, SURV-07', async () => {
    const address = await opened();
    await toTheLast();
    await free.fill('Mais fotos');
    await finish.click();
    await expect
      .element(page.getByRole('heading', { name: 'Obrigado por responder à nossa pesquisa!' }))
      .toBeVisible();
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await expect.poll(currentAddress).toBe('/home');
    await openScreen(address);
    await expect.poll(currentAddress).toMatch(/^\/(home)?$/);
    await expect.element(page.getByText('Pergunta 1 de 4')).not.toBeInTheDocument();
  });
});

test('answers survive a failure', async () => {
  await opened('lost');
  await choose('Sim');
  await choose('Talvez');
  await free.fill('Nada');
  answerCall('POST', /^\/survey\//, cutOff);
  await finish.click();
  await expect.element(page.getByText(/^Não foi possível enviar suas respostas\./)).toBeVisible();
  answerCall('POST', /^\/survey\//, (_call, pass) => pass());
  await finish.click();
  await expect.poll(currentAddress).toBe('/survey-finalization/');
});

test('a link that is none says so', async () => {
  await openScreen('/survey/?guid=00000000-0000-4000-8000-000000000000&lance_id=1');
  await expect.element(page.getByRole('heading', { name: 'Pesquisa não encontrada' })).toBeVisible();
});
