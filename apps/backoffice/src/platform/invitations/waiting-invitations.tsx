import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useDateText } from '../i18n/formats.ts';
import { useTexts } from '../i18n/texts.ts';
import { PlainTable } from '../lists/plain-table.tsx';
import type { Column } from '../lists/record-list.tsx';
import { Confirmation } from '../panels/confirmation.tsx';
import { Problem } from '../panels/problem.tsx';

/** What every invitation has. */
interface Invitation {
  readonly codigo: number;
  readonly nome: string;
  readonly email: string;
  readonly venceEm: string;
  readonly vencido: boolean;
}

/** A call about one invitation: whether it is being made, and why it was refused. */
interface Step<Row> {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly run: (invitation: Row) => Promise<boolean>;
}

interface Props<Row> {
  readonly label: string;
  readonly invitations: readonly Row[];
  /** What an invitation of this kind says besides. */
  readonly columns: readonly Column<Row>[];
  readonly resend: Step<Row>;
  readonly cancel: Step<Row>;
}

/** The invitations that wait; each can be sent again, or cancelled. */
export function WaitingInvitations<Row extends Invitation>(props: Props<Row>) {
  const { label, invitations, columns, resend, cancel } = props;
  const { staff: texts } = useTexts();
  const dateText = useDateText();
  const [cancelling, setCancelling] = useState<Row | null>(null);
  if (invitations.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {texts.noInvitations}
      </Text>
    );
  return (
    <>
      <Problem text={resend.problem} />
      <PlainTable
        label={label}
        rows={invitations}
        idOf={({ codigo }) => codigo}
        columns={[
          { label: texts.name, cell: ({ nome, email }) => <NameAndEmail name={nome} email={email} /> },
          ...columns,
          {
            label: texts.until,
            cell: ({ vencido, venceEm }) =>
              vencido ? `${texts.expired} ${dateText(venceEm)}` : dateText(venceEm),
          },
          {
            label: texts.whatToDo,
            numeric: true,
            cell: (one) => (
              <Group gap="xs" justify="end" wrap="nowrap">
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={resend.busy}
                  onClick={() => void resend.run(one)}
                >
                  {texts.resend}
                </Button>
                <Button variant="subtle" color="danger" size="compact-sm" onClick={() => setCancelling(one)}>
                  {texts.cancelInvitation}
                </Button>
              </Group>
            ),
          },
        ]}
      />
      {cancelling === null ? null : (
        <Confirmation
          title={texts.cancelTitle(cancelling.nome)}
          text={texts.cancelText}
          action={texts.cancelInvitation}
          danger
          busy={cancel.busy}
          problem={cancel.problem}
          onConfirm={() => void cancel.run(cancelling).then((done) => (done ? setCancelling(null) : null))}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
}

/** A person in a table: their name, and their e-mail below it. */
export function NameAndEmail({ name, email }: { name: string; email: string }) {
  return (
    <div>
      {name}
      <Text size="sm" c="dimmed">
        {email}
      </Text>
    </div>
  );
}
