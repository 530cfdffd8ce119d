import { createDraft } from '@patio/contract/catalogue/drafts/create-draft.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOffice } from '../../../../../../test/open-office.tsx';
import { answerCall, brokenRules, cutOff, sentCalls, textOf, world } from '../../../../../../test/shared.ts';
import { officeCall } from '../../../../../platform/api/office-call.ts';

const PARTS = /^\/admin\/offer-drafts\/\d+\/videos\/[^/]+\/parts$/;
const FILM = /^\/media\/filmes\/[\da-f-]{36}\.mp4$/;
const BEGUN = /^\/admin\/offer-drafts\/\d+\/videos$/;
const addresses = page.getByLabelText('Vídeos', { exact: true });
const stored = page.getByText('Vídeo recebido. Ele aparece na galeria depois de publicado.');

/** A draft of a new user of sales, open in the editor; answers its code. */
async function openedDraft(): Promise<number> {
  await world.signedIn('sales');
  const { data } = await officeCall(createDraft, { body: {} });
  await openOffice(`/ofertas/${data.codigo}`, { role: null });
  await expect.element(addresses).toBeVisible();
  return data.codigo;
}

/** A video of the demo world, as a file. */
async function film(): Promise<File> {
  const first = `select address from video where address like '/media/filmes/%' limit 1`;
  const reply = await fetch(textOf(await world.value('address', first)));
  return new File([await reply.blob()], 'volta.mp4', { type: 'video/mp4' });
}

/** The addresses that the server keeps with a draft. */
const storedVideos = (draft: number): Promise<unknown> =>
  world.value('videos', "select form->'videos' as videos from offer_draft where code = $1", [draft]);

const send = (file: File): Promise<void> =>
  userEvent.upload(page.getByCss('input[type=file][accept="video/mp4"]'), file);

test('a video is sent, can be watched, is kept with the draft, and is removed again', async () => {
  const draft = await openedDraft();
  await send(await film());
  await expect.element(stored).toBeVisible();
  await expect.element(page.getByLabelText('Vídeo 1', { exact: true })).toBeVisible();
  await expect.poll(() => storedVideos(draft)).toEqual([expect.stringMatching(FILM)]);
  expect(await brokenRules()).toEqual([]);
  await page.getByRole('button', { name: 'Remover vídeo: Vídeo 1' }).click();
  await expect.element(addresses).toHaveValue('');
});

test('what breaks off is continued from where it was, as the same video', async () => {
  await openedDraft();
  let down = true;
  answerCall('POST', PARTS, (_call, pass) => (down ? cutOff() : pass()));
  await send(await film());
  const resume = page.getByRole('button', { name: 'Continuar o envio' });
  await expect.element(resume).toBeVisible();
  down = false;
  await resume.click();
  await expect.element(stored).toBeVisible();
  expect(sentCalls('POST', BEGUN)).toHaveLength(1);
});

test('an empty file is refused before it is sent, what is no video by the server, and nothing is to be continued', async () => {
  await openedDraft();
  await send(new File([], 'vazio.mp4', { type: 'video/mp4' }));
  await expect.element(page.getByText('O arquivo está vazio.')).toBeVisible();
  expect(sentCalls('POST', BEGUN)).toEqual([]);
  await send(new File(['<script>alert(1)</script>'], 'volta.mp4', { type: 'video/mp4' }));
  await expect.poll(() => sentCalls('POST', PARTS).length).toBe(1);
  await expect.element(page.getByRole('alert').filter({ hasText: /vídeo|mp4/i })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continuar o envio' })).not.toBeInTheDocument();
});

test('an address is typed beside those that were sent', async () => {
  const draft = await openedDraft();
  await addresses.fill('https://vimeo.com/123456789\n');
  await send(await film());
  await expect.element(stored).toBeVisible();
  const both = ['https://vimeo.com/123456789', expect.stringMatching(FILM)];
  await expect.poll(() => storedVideos(draft)).toEqual(both);
});
