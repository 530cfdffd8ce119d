import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';
import { SessionOver } from '../session/session-over.tsx';
import { startSession, useSessionState } from '../session/session-store.ts';
import { SignInPage } from '../session/sign-in-page.tsx';
import { UserContext } from '../session/user.ts';
import { Shell } from './shell.tsx';

/** The back office as the session has it: the door, or the frame with its pages. */
export function Office() {
  const state = useSessionState();
  const { common } = useTexts();
  switch (state.name) {
    case 'starting':
      return (
        <Center mih="100dvh" bg="var(--page)" role="status" aria-label={common.loading}>
          <Loader />
        </Center>
      );
    case 'unreachable':
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
    case 'in':
    case 'over':
      return (
        <UserContext value={state.user}>
          <Shell />
          {state.name === 'over' ? <SessionOver /> : null}
        </UserContext>
      );
  }
}
