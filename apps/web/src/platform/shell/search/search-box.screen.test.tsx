import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation, useSearchParams } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../../test/screens/elements.ts';
import { IdiomContext } from '../../i18n/texts.ts';
import { SearchBox } from './search-box.tsx';

test('what is typed while the list of a search is being drawn stays, and is searched for, SRCH-03', async () => {
  const drawn = Promise.withResolvers<void>();
  function List() {
    const [query] = useSearchParams();
    const term = query.get('term');
    if (term === 'segundo') use(drawn.promise);
    return <p>Ofertas com {term}</p>;
  }
  function Screen() {
    useLocation();
    return (
      <>
        <SearchBox />
        <Suspense>
          <List />
        </Suspense>
      </>
    );
  }
  const initialEntries = ['/home?term=primeiro'];
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries });
  const tree = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => tree.unmount());
  tree.render(
    <IdiomContext value="PTBR">
      <RouterProvider router={router} />
    </IdiomContext>,
  );
  const field = page.getByRole('combobox', { name: 'Buscar' });
  await field.fill('segundo');
  await press(field, '{Enter}');
  await expect.poll(() => router.state.location.search).toBe('?term=segundo');
  await expect.element(page.getByText('Ofertas com primeiro')).toBeVisible();
  await field.fill('terceiro');
  await expect.element(field).toHaveValue('terceiro');
  drawn.resolve();
  await expect.element(page.getByText('Ofertas com segundo')).toBeVisible();
  await expect.element(field).toHaveValue('terceiro');
  await press(field, '{Enter}');
  await expect.element(page.getByText('Ofertas com terceiro')).toBeVisible();
  await router.navigate(-1);
  await expect.element(field).toHaveValue('segundo');
});
