import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { OfflinePage, worksOffline } from './offline-page.tsx';
import { SessionOver } from '../session/session-over.tsx';
import { startSession, useSessionState } from '../session/session-store.ts';
import { GonePage } from '../session/gone-page.tsx';
import { SignInPage } from '../session/sign-in-page.tsx';
import { UserContext } from '../session/user.ts';

// With the menus and panels that the door does not need.
const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }));

/** The back office as the session has it: the door, or the frame with its pages. */
export function Office() {
  const state = useSessionState();
  const { common } = useTexts();
  switch (state.name) {
    case 'starting':
      return <Starting />;
    case 'unreachable':
      if (worksOffline()) return <OfflinePage />;
      return (
        <Center component="main" mih="100dvh" p="md" bg="var(--page)">
          <Stack align="center">
            <Text role="alert">{common.unreachable}</Text>
            <Button onClick={() => void startSession()}>{common.retry}</Button>
          </Stack>
        </Center>
      );
    case 'out':
      return <SignInPage />;
    case 'gone':
      return <GonePage />;
    case 'in':
    case 'over':
      return (
        <UserContext value={state.user}>
          <Suspense fallback={<Starting />}>
            <Shell />
          </Suspense>
          {state.name === 'over' ? <SessionOver /> : null}
        </UserContext>
      );
  }
}

function Starting() {
  const { common } = useTexts();
  return (
    <Center mih="100dvh" bg="var(--page)" role="status" aria-label={common.loading}>
      <Loader />
    </Center>
  );
}
