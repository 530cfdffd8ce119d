import '@fontsource-variable/geist';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import '../../../packages/ui/src/tokens.css';
import './platform/theme/mantine.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router';
import { queryClient } from './platform/api/query-client.ts';
import { mantineTokens } from './platform/theme/mantine-tokens.ts';
import { theme } from './platform/theme/theme.ts';

type Router = ComponentProps<typeof RouterProvider>['router'];

/** The whole back office with its styles, texts of which are loaded. `nonce`: what the policy of the page asks of styles written while it runs. */
export function OfficeApp({ router, nonce }: { readonly router: Router; readonly nonce: string }) {
  return (
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
    </MantineProvider>
  );
}
