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
