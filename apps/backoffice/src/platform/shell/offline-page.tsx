import { Alert, Box } from '@mantine/core';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { rememberedUser } from '../session/remembered-user.ts';
import { retrySession } from '../session/session-store.ts';
import { UserContext } from '../session/user.ts';

const AGAIN_MS = 10_000;

/** Whether the open page works without a connection, for a user who is still signed in on this device. */
export function worksOffline(): boolean {
  return location.pathname.startsWith('/painel/patio/entrada') && rememberedUser() !== null;
}

/** The page that works without a connection, for the user of this device; the server is asked again until it answers. */
export function OfflinePage() {
  const { common } = useTexts();
  useEffect(() => {
    const again = (): void => void retrySession();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, []);
  return (
    <UserContext value={rememberedUser()}>
      <Box component="main" p="md" mih="100dvh" bg="var(--page)">
        <Alert color="accent" mb="md" role="status">
          {common.offline}
        </Alert>
        <Outlet />
      </Box>
    </UserContext>
  );
}
