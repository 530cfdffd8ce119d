import { Anchor, Stack, Text } from '@mantine/core';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { can, useUser } from '../session/user.ts';

/** A page for those who may make the call that it lives by; the others read why they see nothing: their role, or a suspended store. */
export function GuardedPage({ needs, children }: { needs: RouteDefinition; children: ReactNode }) {
  const { common } = useTexts();
  const user = useUser();
  if (can(user, needs)) return children;
  const { loja } = user;
  const reopens = loja?.suspensa === true && can({ ...user, loja: { ...loja, suspensa: false } }, needs);
  return <Elsewhere text={reopens ? common.closedStore : common.notAllowed} />;
}

/** Where there is no page. */
export function MissingPage() {
  const { common } = useTexts();
  return <Elsewhere text={common.missing} />;
}

function Elsewhere({ text }: { text: string }) {
  const { common } = useTexts();
  return (
    <Stack gap="xs">
      <Text role="alert">{text}</Text>
      <Anchor component={Link} to="/">
        {common.toDesk}
      </Anchor>
    </Stack>
  );
}
