import { Button, Group } from '@mantine/core';
import { sendBroadcast } from '@patio/contract/messaging/notifications/send-broadcast.ts';
import { blockAccount } from '@patio/contract/people/blocks/block-account.ts';
import { unblockAccount } from '@patio/contract/people/blocks/unblock-account.ts';
import { viewAsOwner } from '@patio/contract/sales/owner-views/view-as-owner.ts';
import { viewForCompliance } from '@patio/contract/sales/owner-views/view-for-compliance.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import type { OfAccount } from './account.ts';
import { BlockDialog } from './dialogs/block-dialog.tsx';
import { OwnerViewDialog } from './dialogs/owner-view-dialog.tsx';
import { UnblockDialog } from './dialogs/unblock-dialog.tsx';

/** What may be done with the account as a whole. */
export function AccountActions({ account }: OfAccount) {
  const { account: texts, ownerView } = useTexts();
  const user = useUser();
  const [open, show] = useState<'block' | 'view' | null>(null);
  const blocked = account.bloqueadaEm !== null;
  const mayBlock =
    user.codigoUsuario !== account.codigo && can(user, blocked ? unblockAccount : blockAccount);
  const close = (): void => show(null);
  if (account.apagadaEm !== null) return null;
  return (
    <Group gap="xs">
      {!blocked && can(user, sendBroadcast) ? (
        <Button component={Link} to={`/notificacoes?nova=&para=${account.codigo}`} variant="default">
          {texts.notify}
        </Button>
      ) : null}
      {can(user, viewAsOwner) || can(user, viewForCompliance) ? (
        <Button variant="default" onClick={() => show('view')}>
          {ownerView.button}
        </Button>
      ) : null}
      {mayBlock ? (
        <Button variant="default" onClick={() => show('block')}>
          {blocked ? texts.block.unblock : texts.block.block}
        </Button>
      ) : null}
      {open === 'view' ? <OwnerViewDialog account={account} onClose={close} /> : null}
      {open === 'block' && blocked ? <UnblockDialog account={account} onClose={close} /> : null}
      {open === 'block' && !blocked ? <BlockDialog account={account} onClose={close} /> : null}
    </Group>
  );
}
