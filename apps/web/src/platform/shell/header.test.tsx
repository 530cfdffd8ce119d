import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ptbr } from '../../texts/ptbr.ts';
import { registerTexts } from '../i18n/texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

registerTexts('PTBR', ptbr);

const categories = Array.from({ length: 8 }, (_, index) => ({
  codigo: index + 1,
  name: `Categoria ${index + 1}`,
  iconSvgAtivo: '',
  iconSvgInativo: '',
}));
const firstSeven = categories.slice(0, 7).map(({ name }) => name);

function namesIn(element: ReactElement): readonly string[] {
  const router = createMemoryRouter([{ path: '/', element }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...markup.matchAll(/Categoria \d/g)].map(([name]) => name);
}

it('the header has the first seven of eight categories, LAYO-02', () => {
  expect(namesIn(<Header frame={{ categories, idioms: [], partner: null }} />)).toEqual(firstSeven);
});

it('the footer has the same seven, backwards, FOOT-01', () => {
  expect(namesIn(<Footer categories={categories} />)).toEqual(firstSeven.toReversed());
});
