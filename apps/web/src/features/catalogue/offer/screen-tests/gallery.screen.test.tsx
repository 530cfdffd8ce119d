import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { changeReply } from '../../../../../test/screens/changed-reply.ts';
import { once } from '../../../../../test/screens/deals/once.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { attributesOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';

const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
const photo = (number: number, count: number): string => `Ilustração ${number} de ${count}`;

/** The names of the buttons below the large picture that can be seen. */
function thumbnails(): string[] {
  const seen = gallery
    .getByRole('listitem')
    .getByRole('button')
    .elements()
    .filter((one) => one.checkVisibility());
  return seen.map((one) => one.getAttribute('aria-label') ?? '');
}

const placeOf = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();

async function expectShown(place: Locator, words: string): Promise<void> {
  await expect.element(place.getByText(words, { exact: true })).toBeVisible();
}

/** The addresses of the videos that have been in the page from now on, also of one that was replaced since: it may fail at once. */
function filmsShown(): () => string[] {
  const shown = new Set<HTMLVideoElement>();
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])) {
      if (node instanceof HTMLVideoElement) shown.add(node);
      if (node instanceof Element) for (const film of node.querySelectorAll('video')) shown.add(film);
    }
  });
  watch.observe(document, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  return () => [...shown].map((film) => film.getAttribute('src') ?? '');
}

describe('the gallery of an offer', () => {
  const ten = once(() => world.offer({ photos: 10 }));
  const nine = once(() => world.offer({ photos: 9 }));
  const seven = once(() => world.offer({ photos: 7 }));

  test('goes round in both directions by button and by key, GALL-02', async () => {
    await new OfferScreen().open(await ten());
    await expectShown(gallery, '1 / 10');
    await gallery.getByRole('button', { name: 'Anterior' }).click();
    await expectShown(gallery, '10 / 10');
    await gallery.getByRole('button', { name: 'Próxima' }).click();
    await expectShown(gallery, '1 / 10');
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(gallery, '2 / 10');
  });

  test('has seven thumbnails and a tile that counts the rest when there are more, GALL-04', async () => {
    await new OfferScreen().open(await ten());
    await expect.element(gallery.getByRole('button', { name: 'Ver mais 3 fotos' })).toHaveTextContent('+3');
    expect(thumbnails()).toEqual([
      ...Array.from({ length: 7 }, (_, at) => photo(at + 1, 10)),
      'Ver mais 3 fotos',
    ]);
    await new OfferScreen().open(await seven());
    await expectShown(gallery, '1 / 7');
    expect(thumbnails()).toEqual(Array.from({ length: 7 }, (_, at) => photo(at + 1, 7)));
    await expect.element(gallery.getByText(/^\+\d/)).not.toBeInTheDocument();
  });

  test('is a small one with the first five thumbnails of nine up to 700 by 500, and not from 701 by 501 on, GALL-03, GALL-06', async () => {
    await page.viewport(700, 500);
    await new OfferScreen().open(await nine());
    await expectShown(gallery, '1 / 9');
    expect(thumbnails()).toEqual(Array.from({ length: 5 }, (_, at) => photo(at + 1, 9)));
    await page.viewport(701, 501);
    await expect.poll(thumbnails).toHaveLength(8);
    await page.viewport(700, 900);
    await expect.poll(thumbnails).toHaveLength(5);
  });

  test('says calmly that a picture does not come', async () => {
    changeReply('GET', /^\/offer\/\d+\/gallery$/, () => ({ photos: ['/media/nao-existe.webp'], videos: [] }));
    await new OfferScreen().open(await world.offer());
    await expect.element(gallery).toMatchTextContent('Não foi possível mostrar esta foto.');
    await expect.element(gallery.getByCss('img')).not.toBeInTheDocument();
    await expect.element(gallery.getByRole('button', { name: 'Próxima' })).not.toBeInTheDocument();
  });

  test('has a place for an offer without any picture', async () => {
    await new OfferScreen().open(await world.offer());
    await expect.element(page.getByCss('p').filter({ hasText: 'Sem fotos' })).toBeVisible();
  });

  test('names a drawing as what it is: an illustration', async () => {
    const guid = '0b5f6a6e-0000-4000-8000-000000000001';
    changeReply('GET', /^\/offer\/\d+\/gallery$/, () => ({
      photos: [`/media/ilustracao-${guid}`, `/media/${guid}`],
      videos: [],
    }));
    await new OfferScreen().open(await world.offer());
    await expect.element(gallery.getByRole('button', { name: /^Ilustração 1 de 2: / })).toBeVisible();
    expect(thumbnails()).toEqual(['Ilustração 1 de 2', 'Foto 2 de 2']);
  });

  test('keeps its number off the controls of a film, GALL-01', async () => {
    await page.viewport(360, 780);
    changeReply('GET', /^\/offer\/\d+\/gallery$/, () => ({
      photos: ['/media/nao-existe.webp'],
      videos: ['/media/nao-existe.mp4'],
    }));
    await new OfferScreen().open(await world.offer());
    const frame = () => placeOf(gallery.getByRole('button', { name: 'Próxima' }).element().parentElement);
    const number = (text: string) => placeOf(gallery.getByText(text, { exact: true }).element());
    await expect.element(gallery.getByText('1 / 2', { exact: true })).toBeVisible();
    expect(frame().bottom - number('1 / 2').bottom).toBeLessThan(40);
    await gallery.getByRole('button', { name: 'Próxima' }).click();
    await expect.element(gallery.getByText('2 / 2', { exact: true })).toBeVisible();
    expect(number('2 / 2').top - frame().top).toBeLessThan(40);
  });

  test('plays mp4 files in place and names a film that cannot be played, GALL-01', async () => {
    changeReply('GET', /^\/offer\/\d+\/gallery$/, () => ({ photos: [], videos: ['/media/nao-existe.mp4'] }));
    const films = filmsShown();
    await new OfferScreen().open(await world.offer());
    await expect.poll(films).toEqual(['/media/nao-existe.mp4']);
    await expect.element(gallery).toMatchTextContent('Não foi possível reproduzir este vídeo.');
    expect(attributesOf(gallery.getByRole('link', { name: 'Abrir o vídeo em outra aba' }), 'href')).toEqual([
      '/media/nao-existe.mp4',
    ]);
  });
});
