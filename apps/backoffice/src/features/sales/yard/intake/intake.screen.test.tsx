import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOffice } from '../../../../../test/open-office.tsx';
import {
  answerCall,
  brokenRules,
  cutOff,
  cutOffUntilClicked,
  overflow,
  sentCalls,
  textOf,
  world,
} from '../../../../../test/shared.ts';

const INTAKES = '/admin/yard/vehicles';
const plate = page.getByLabelText('Placa', { exact: true });
const complete = page.getByRole('button', { name: 'Concluir entrada' });

let plates = 0;
const newPlate = () => `PAT${String((Date.now() + (plates += 1)) % 10_000).padStart(4, '0')}`;

async function opened(): Promise<void> {
  await openOffice('/patio/entrada', { role: 'yard' });
  await expect.element(plate).toBeVisible();
}

async function photo(name: string, colour: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('no canvas');
  drawing.fillStyle = colour;
  drawing.fillRect(0, 0, 320, 240);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

const choose = (files: readonly File[]): Promise<void> =>
  userEvent.upload(page.getByCss('input[type=file]').first(), [...files]);

test('an intake says which plate it needs, and goes with photos, answers and a damage', async () => {
  const typed = newPlate();
  await opened();
  await complete.click();
  await expect
    .element(page.getByText('Digite a placa, como ABC-1234 ou ABC1D23, ou o número de série.'))
    .toBeVisible();
  expect(sentCalls('POST', INTAKES)).toEqual([]);
  await plate.fill(typed.toLowerCase());
  await expect.element(plate).toHaveValue(typed);
  await page.getByLabelText('Vaga').fill('C-7');
  await page.getByLabelText('Hodômetro (Quilômetros)').fill('81000');
  await choose([await photo('frente.jpg', '#336699'), await photo('lado.jpg', '#993333')]);
  await expect.element(page.getByRole('img', { name: 'Foto 2', exact: true })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Manual' }).getByText('Sim').click();
  await page.getByRole('button', { name: 'Marcar no centro' }).first().click();
  await page.getByLabelText('Observação da avaria 1').fill('para-choque');
  await complete.click();
  await expect.element(page.getByText('Tudo enviado.')).toBeVisible();
  await expect.element(page.getByText('Enviada', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 de 2 fotos enviadas')).toBeVisible();
  const stored = `select count(p.*)::int as photos, min(v.spot) as spot from yard_vehicle v
    join yard_photo p on p.yard_code = v.code where v.plate = $1`;
  expect(await world.query(stored, [typed])).toEqual([{ photos: 2, spot: 'C-7' }]);
  await expect.element(plate).toHaveValue('');
});

test('on a phone the missing plate is shown where it is typed, and what became of an intake at the top', async () => {
  await opened();
  await page.viewport(360, 640);
  await complete.click();
  await expect.element(plate).toHaveFocus();
  await expect.element(plate).toBeInViewport();
  await plate.fill(newPlate());
  await complete.click();
  await expect.element(page.getByText('Tudo enviado.')).toBeInViewport();
  await expect.element(plate).toHaveValue('');
});

test('what is no photo is refused by its name, and the form stays', async () => {
  await opened();
  await plate.fill(newPlate());
  await choose([new File(['<html></html>'], 'carta.jpg', { type: 'image/jpeg' })]);
  await expect
    .element(page.getByText('carta.jpg não é uma foto que este aparelho saiba abrir.'))
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Foto 1', exact: true })).not.toBeInTheDocument();
});

test('without a connection it waits on the device, and is sent when the user asks', async () => {
  const typed = newPlate();
  await opened();
  await plate.fill(typed);
  answerCall('POST', INTAKES, cutOff);
  await complete.click();
  await expect.element(page.getByText('1 por enviar')).toBeVisible();
  await expect.element(page.getByText('Por enviar', { exact: true })).toBeVisible();
  answerCall('POST', INTAKES, cutOffUntilClicked());
  await page.getByRole('button', { name: 'Enviar agora' }).click();
  await expect.element(page.getByText('Tudo enviado.')).toBeVisible();
  expect(await world.query('select 1 as one from yard_vehicle where plate = $1', [typed])).toHaveLength(1);
});

test('a vehicle that is there already is told while typing, and its intake becomes an inspection', async () => {
  const typed = newPlate();
  await opened();
  await plate.fill(typed);
  await complete.click();
  await expect.element(page.getByText('Tudo enviado.')).toBeVisible();
  await plate.fill(typed);
  await expect.element(page.getByText(/^Esta placa já está no pátio/)).toBeVisible();
  await complete.click();
  await expect.element(page.getByText('Precisa de você')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar como nova vistoria' }).click();
  await expect.element(page.getByText('Tudo enviado.')).toBeVisible();
  const events = `select string_agg(e.kind, ' ' order by e.code) as kinds from yard_event e
    join yard_vehicle v on v.code = e.yard_code where v.plate = $1`;
  expect(textOf(await world.value('kinds', events, [typed]))).toBe('entrada vistoria');
});

test('a refused intake is deleted from the device only after a question', async () => {
  await opened();
  const refusal = { sucesso: false, erros: ['A placa não é válida.'] };
  answerCall('POST', INTAKES, () => Response.json(refusal, { status: 422 }));
  await plate.fill(newPlate());
  await complete.click();
  await expect.element(page.getByText('A placa não é válida.')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  const question = page.getByRole('dialog', { name: 'Descartar' });
  await expect.element(question.getByText(/é apagado deste aparelho/)).toBeVisible();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(page.getByText('A placa não é válida.')).not.toBeInTheDocument();
});

test.each([360, 1440])(
  'no rule of accessibility is broken and nothing overflows at %i pixels',
  async (width) => {
    await page.viewport(width, 800);
    await opened();
    expect(await brokenRules()).toEqual([]);
    expect(overflow()).toBe(0);
  },
);
