import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link as RouterLink, RouterProvider, createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Link } from './link.tsx';

function markupOf(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/loja/home', element }], { initialEntries: ['/loja/home'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const links: readonly ComponentProps<typeof RouterLink>[] = [
  ...[
    '/',
    '/home',
    '/home/',
    '/oferta/12?view=proposta',
    '/home/3?marcas=1,2&busca=fiat uno#ofertas',
    '/texto/sobre#equipe',
    '/home?busca=são+paulo',
    '/home?',
    '/home#',
    '/home?#x',
    '//evil.example',
    '/a//b',
    '/a/../b',
    '/a/./b',
    '/a:b',
    '?page=2',
    'home',
    '..',
    '',
    'https://site.example/x',
  ].map((to) => ({ to, className: 'a', children: 'x' })),
  { to: { pathname: '/home', search: '?page=2' }, children: 'x' },
  { to: '/home', prefetch: 'intent', tabIndex: -1, 'aria-current': 'page', children: 'x' },
  { to: '/home', preventScrollReset: true, title: 'a "b"', children: 'x' },
  { to: '/home', target: '_blank', rel: 'noopener', children: 'x' },
  { to: '/home', discover: 'none', children: 'x' },
  { to: '/home', reloadDocument: true, replace: true, children: 'x' },
];

it.each(links)('the server writes %j as the framework does', (link) => {
  expect(markupOf(<Link {...link} />)).toBe(markupOf(<RouterLink {...link} />));
});

it('a link without a framework around it is written too', () => {
  expect(renderToStaticMarkup(<Link to="/oferta/1">x</Link>)).toBe(
    '<a href="/oferta/1" data-discover="true">x</a>',
  );
});
