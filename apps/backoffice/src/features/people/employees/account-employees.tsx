import { Button, Stack } from '@mantine/core';
import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { cancelEmployeeInvitation } from '@patio/contract/people/employees/cancel-employee-invitation.ts';
import { endEmployee } from '@patio/contract/people/employees/end-employee.ts';
import type { EmployeeInvitation } from '@patio/contract/people/employees/employee.ts';
import { inviteEmployee } from '@patio/contract/people/employees/invite-employee.ts';
import { listEmployees } from '@patio/contract/people/employees/list-employees.ts';
import { resendEmployeeInvitation } from '@patio/contract/people/employees/resend-employee-invitation.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { NameAndEmail, WaitingInvitations } from '../../../platform/invitations/waiting-invitations.tsx';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { InviteEmployee } from './invite-employee.tsx';

type Employee = Reply<typeof listEmployees>['data'][number];

/** The employees of a company, and who is invited. */
export function AccountEmployees({ account }: { account: AccountHead }) {
  const { employees: texts } = useTexts();
  const user = useUser();
  const read = useRecord(listEmployees, { params: { id: account.codigo } });
  const [inviting, invite] = useState(false);
  const [ending, end] = useState<Employee | null>(null);
  const mayInvite = can(user, inviteEmployee) && account.apagadaEm === null && account.bloqueadaEm === null;
  return (
    <Stack gap="md">
      <Section
        title={texts.title}
        read={read}
        actions={
          mayInvite ? (
            <Button variant="default" size="xs" onClick={() => invite(true)}>
              {texts.invite}
            </Button>
          ) : null
        }
      >
        <Employees rows={read.reply?.data ?? []} onEnd={end} />
      </Section>
      <Section title={texts.invitations} read={read}>
        <Invitations rows={read.reply?.convites ?? []} />
      </Section>
      {inviting ? <InviteEmployee account={account} onClose={() => invite(false)} /> : null}
      {ending === null ? null : <Ending employee={ending} onClose={() => end(null)} />}
    </Stack>
  );
}

function Employees({
  rows,
  onEnd,
}: {
  readonly rows: readonly Employee[];
  readonly onEnd: (one: Employee) => void;
}) {
  const { employees: texts, staff } = useTexts();
  const user = useUser();
  const dayText = useDayText();
  if (rows.length === 0) return <Nothing text={texts.none} />;
  return (
    <PlainTable
      label={texts.title}
      rows={rows}
      idOf={({ codigo }) => codigo}
      columns={[
        { label: staff.name, cell: ({ nome, email }) => <NameAndEmail name={nome} email={email} /> },
        { label: texts.registration, cell: ({ matricula }) => matricula ?? '–' },
        { label: texts.since, cell: ({ desde }) => dayText(desde) },
        {
          label: texts.actions,
          numeric: true,
          cell: (row) =>
            can(user, endEmployee) ? (
              <Button variant="subtle" color="danger" size="compact-sm" onClick={() => onEnd(row)}>
                {texts.end}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}

function Invitations({ rows }: { rows: readonly EmployeeInvitation[] }) {
  const { employees: texts, staff } = useTexts();
  const resend = useAction(resendEmployeeInvitation);
  const cancel = useAction(cancelEmployeeInvitation);
  return (
    <WaitingInvitations
      label={texts.invitations}
      invitations={rows}
      columns={[{ label: texts.registration, cell: ({ matricula }) => matricula }]}
      resend={{
        ...resend,
        run: ({ codigo: id, email }) => resend.run({ params: { id } }, staff.sent(email)),
      }}
      cancel={{ ...cancel, run: ({ codigo: id }) => cancel.run({ params: { id } }, staff.cancelled) }}
    />
  );
}

function Ending({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { employees: texts } = useTexts();
  const action = useAction(endEmployee);
  const confirm = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id: employee.codigo }, body: { motivo } }, texts.ended)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.endTitle(employee.nome)}
      text={texts.endText}
      action={texts.end}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
