import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { OfficeApp } from './office-app.tsx';
import { OFFICE_BASE, officeRoutes } from './office-routes.tsx';
import { currentIdiom } from './platform/i18n/idiom-store.ts';
import { loadTexts } from './platform/i18n/loaded-texts.ts';
import { startSession } from './platform/session/session-store.ts';

// Styles that components write while they run carry the nonce of the page; react-remove-scroll reads it from here.
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
setNonce(nonce);
void startSession();

const router = createBrowserRouter(officeRoutes, { basename: OFFICE_BASE });
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
loadTexts(currentIdiom()).then(
  () => createRoot(root).render(<OfficeApp router={router} nonce={nonce} />),
  // Without its texts: in both languages.
  () => {
    root.textContent =
      'O painel não pôde ser carregado. Recarregue a página. · The back office could not be loaded. Reload the page.';
  },
);
