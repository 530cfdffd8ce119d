import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { Dialog } from '../panels/dialog.tsx';
import { follow, TypedFields } from '../panels/typed/typed-fields.ts';
import { can, useUser, UserContext } from '../session/user.ts';

/** A page for those who may make the call that it lives by; the others read why they see nothing: their role, or a suspended store. */
export function GuardedPage({ needs, children }: { needs: RouteDefinition; children: ReactNode }) {
  const { common } = useTexts();
  const user = useUser();
  const { fields, held } = useHeld(user, needs);
  if (can(user, needs) || held !== null)
    return (
      <>
        {held === null ? null : <RoleChanged />}
        <UserContext value={held ?? user}>
          <div style={{ display: 'contents' }} onFocus={({ target }) => fields.enter(target)}>
            {children}
          </div>
        </UserContext>
      </>
    );
  const { loja } = user;
  const reopens = loja?.suspensa === true && can({ ...user, loja: { ...loja, suspensa: false } }, needs);
  return <Elsewhere text={reopens ? common.closedStore : common.notAllowed} />;
}

/**
 * The user as they were, when they lost the page while something unsaved stood in it: it is shown as it was, so that what they typed can be
 * copied. Null: nothing is held.
 */
function useHeld(user: OfficeUser, needs: RouteDefinition) {
  const [fields] = useState(() => new TypedFields());
  const [before, setBefore] = useState(user);
  const [held, hold] = useState<OfficeUser | null>(null);
  useEffect(() => follow(fields), [fields]);
  if (before !== user) {
    setBefore(user);
    const isSame = before.codigoUsuario === user.codigoUsuario;
    if (can(user, needs) || !isSame) hold(null);
    else if (can(before, needs) && fields.unsaved) hold(before);
  }
  return { fields, held };
}

/** Said above what was typed, and beside it once it was read. */
function RoleChanged() {
  const { common } = useTexts();
  const [isRead, setRead] = useState(false);
  return (
    <>
      <Alert color="warn" role="note" mb="md" title={common.roleChanged}>
        {common.roleChangedText}
      </Alert>
      {isRead ? null : (
        <Dialog title={common.roleChanged} onClose={() => setRead(true)}>
          <Text size="sm" mb="md">
            {common.roleChangedText}
          </Text>
          <Button fullWidth onClick={() => setRead(true)}>
            {common.seeTyped}
          </Button>
        </Dialog>
      )}
    </>
  );
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
