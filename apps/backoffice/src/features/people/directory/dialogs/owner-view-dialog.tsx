import { Checkbox } from '@mantine/core';
import { viewAsOwner } from '@patio/contract/sales/owner-views/view-as-owner.ts';
import { viewForCompliance } from '@patio/contract/sales/owner-views/view-for-compliance.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { can, useUser } from '../../../../platform/session/user.ts';
import type { OfAccount } from '../account.ts';
import { OwnerViewPanel } from './owner-view-panel.tsx';
import { useOwnerView } from './use-owner-view.ts';

/** Asks for the reason, then shows a copy of what the owner sees. */
export function OwnerViewDialog({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { ownerView: texts, common } = useTexts();
  const user = useUser();
  const { view, busy, problem, ask } = useOwnerView(account.codigo);
  const [silent, setSilent] = useState(!can(user, viewAsOwner));
  if (view !== null) return <OwnerViewPanel account={account} view={view} onClose={onClose} />;
  return (
    <ReasonDialog
      title={texts.title}
      text={silent ? texts.silentText : texts.text}
      reason={silent ? common.reasonInside : common.reason}
      action={texts.show}
      busy={busy}
      problem={problem}
      onConfirm={(reason) => void ask(reason, !silent)}
      onClose={onClose}
    >
      {can(user, viewForCompliance) ? (
        <Checkbox
          label={texts.compliance}
          checked={silent}
          onChange={(event) => setSilent(event.currentTarget.checked)}
        />
      ) : null}
    </ReasonDialog>
  );
}
