import { Button, Group, Text } from '@mantine/core';
import type { AccessChange } from '@patio/contract/people/account-access/access-change.ts';
import { cancelAccessChange } from '@patio/contract/people/account-access/cancel-access-change.ts';
import { listAccessChanges } from '@patio/contract/people/account-access/list-access-changes.ts';
import { requestAccessChange } from '@patio/contract/people/account-access/request-access-change.ts';
import { requirePassword } from '@patio/contract/people/account-access/require-password.ts';
import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { useState } from 'react';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { AccessChangeDialog } from './access-change-dialog.tsx';
import { NewPasswordDialog } from './new-password-dialog.tsx';

/** By what the owner of an account signs in, and what staff may do about it. */
export function AccountAccess({ account }: { account: AccountHead }) {
  const { access: texts } = useTexts();
  const user = useUser();
  const read = useRecord(listAccessChanges, { params: { id: account.codigo } });
  const [open, show] = useState<'change' | 'password' | null>(null);
  const [cancelling, cancel] = useState<AccessChange | null>(null);
  const close = (): void => show(null);
  const stands = account.apagadaEm === null;
  return (
    <Section
      title={texts.title}
      read={read}
      actions={
        <Group gap="xs">
          {stands && can(user, requestAccessChange) ? (
            <Button variant="default" size="xs" onClick={() => show('change')}>
              {texts.change}
            </Button>
          ) : null}
          {stands && can(user, requirePassword) ? (
            <Button variant="default" size="xs" onClick={() => show('password')}>
              {texts.password}
            </Button>
          ) : null}
        </Group>
      }
    >
      <Changes rows={read.reply?.data ?? []} onCancel={cancel} />
      {open === 'change' ? <AccessChangeDialog account={account} onClose={close} /> : null}
      {open === 'password' ? <NewPasswordDialog account={account} onClose={close} /> : null}
      {cancelling === null ? null : <Cancelling change={cancelling} onClose={() => cancel(null)} />}
    </Section>
  );
}

function Changes({
  rows,
  onCancel,
}: {
  readonly rows: readonly AccessChange[];
  readonly onCancel: (change: AccessChange) => void;
}) {
  const { access: texts, account, common } = useTexts();
  const dateText = useDateText();
  if (rows.length === 0) return <Nothing text={texts.none} />;
  return (
    <PlainTable
      label={texts.changes}
      rows={rows}
      idOf={({ codigo }) => codigo}
      columns={[
        { label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
        {
          label: texts.fromTo,
          cell: ({ de, para, motivo, por }) => (
            <div>
              {de} → {para}
              <Text size="sm" c="dimmed">
                {por}: {motivo}
              </Text>
            </div>
          ),
        },
        { label: common.since, cell: ({ em }) => dateText(em) },
        {
          label: account.state,
          cell: (row) =>
            row.situacao === 'aguardando' ? (
              <Group gap="xs" justify="end">
                {texts.waits(dateText(row.valeEm))}
                <Button variant="subtle" color="danger" size="compact-sm" onClick={() => onCancel(row)}>
                  {texts.cancel}
                </Button>
              </Group>
            ) : (
              texts.states[row.situacao]
            ),
        },
      ]}
    />
  );
}

function Cancelling({ change, onClose }: { change: AccessChange; onClose: () => void }) {
  const { access: texts } = useTexts();
  const action = useAction(cancelAccessChange);
  const confirm = async (): Promise<void> => {
    if (await action.run({ params: { id: change.codigo } }, texts.cancelled)) onClose();
  };
  return (
    <Confirmation
      title={texts.cancelTitle}
      text={texts.cancelText(change.de)}
      action={texts.cancel}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
