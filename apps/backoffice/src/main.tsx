import '@fontsource-variable/geist';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import '../../../packages/ui/src/tokens.css';
import './platform/theme/mantine.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { currentIdiom } from './platform/i18n/idiom-store.ts';
import { loadTexts } from './platform/i18n/loaded-texts.ts';
import { queryClient } from './platform/api/query-client.ts';
import { startSession } from './platform/session/session-store.ts';
import { mantineTokens } from './platform/theme/mantine-tokens.ts';
import { theme } from './platform/theme/theme.ts';
import { router } from './router.tsx';

// Styles that components write while they run carry the nonce of the page; react-remove-scroll reads it from here.
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
setNonce(nonce);
void startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
loadTexts(currentIdiom()).then(
  () => show(root),
  // Without its texts: in both languages.
  () => {
    root.textContent =
      'O painel não pôde ser carregado. Recarregue a página. · The back office could not be loaded. Reload the page.';
  },
);

function show(root: HTMLElement): void {
  createRoot(root).render(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineTokens}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      deduplicateInlineStyles
    >
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-left" />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
