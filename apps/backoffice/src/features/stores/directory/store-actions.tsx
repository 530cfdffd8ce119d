import { Button, Group } from '@mantine/core';
import { endStore } from '@patio/contract/sales/stays/end-store.ts';
import { releaseStore } from '@patio/contract/sales/stays/release-store.ts';
import { suspendStore } from '@patio/contract/sales/stays/suspend-store.ts';
import { approvePartner } from '@patio/contract/stores/directory/approve-partner.ts';
import { refusePartner } from '@patio/contract/stores/directory/refuse-partner.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { ApproveDialog, RefuseDialog } from './registration-dialogs.tsx';
import { EndDialog, ReleaseDialog, SuspendDialog } from './standing-dialogs.tsx';

const DIALOGS = {
  approve: ApproveDialog,
  refuse: RefuseDialog,
  suspend: SuspendDialog,
  release: ReleaseDialog,
  end: EndDialog,
} as const;
type Choice = keyof typeof DIALOGS;

const OFFERED: Readonly<Record<StoreHead['situacao'], readonly Choice[]>> = {
  incompleta: ['refuse'],
  analise: ['approve', 'refuse'],
  aberta: ['suspend'],
  suspensa: ['release', 'end'],
  recusada: [],
  encerrada: [],
};

const DANGEROUS: readonly Choice[] = ['refuse', 'suspend', 'end'];

/** What a user may decide about a store as it stands. The dialog decides on the version that it was opened with. */
export function StoreActions({ store }: { store: StoreHead }) {
  const { stores: texts } = useTexts();
  const user = useUser();
  const [chosen, choose] = useState<{ readonly action: Choice; readonly store: StoreHead } | null>(null);
  const may: Readonly<Record<Choice, boolean>> = {
    approve: can(user, approvePartner),
    refuse: can(user, refusePartner),
    suspend: can(user, suspendStore),
    release: can(user, releaseStore),
    end: can(user, endStore),
  };
  const offered = OFFERED[store.situacao].filter((action) => may[action]);
  const Shown = chosen === null ? null : DIALOGS[chosen.action];
  return (
    <>
      {offered.length === 0 ? null : (
        <Group gap="xs">
          {offered.map((action) => (
            <Button
              key={action}
              {...(DANGEROUS.includes(action) ? { color: 'danger', variant: 'light' } : {})}
              onClick={() => choose({ action, store })}
            >
              {texts[action]}
            </Button>
          ))}
        </Group>
      )}
      {Shown === null || chosen === null ? null : <Shown store={chosen.store} onClose={() => choose(null)} />}
    </>
  );
}
