import { Paper, Stack, Title } from '@mantine/core';
import { cancelInvitation } from '@patio/contract/identity/staff/cancel-invitation.ts';
import { resendInvitation } from '@patio/contract/identity/staff/resend-invitation.ts';
import type { StaffInvitation } from '@patio/contract/identity/staff/staff-invitation.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { WaitingInvitations } from '../../../platform/invitations/waiting-invitations.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** The invitations to the team that wait, with what can be done about each. */
export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { staff: texts, session } = useTexts();
  const resend = useAction(resendInvitation);
  const cancel = useAction(cancelInvitation);
  return (
    <Stack gap="sm" component="section" aria-labelledby="invitations">
      <Title order={2} size="h4" id="invitations">
        {texts.invitations}
      </Title>
      <Paper withBorder={invitations.length > 0} bg={invitations.length > 0 ? undefined : 'transparent'}>
        <WaitingInvitations
          label={texts.invitations}
          invitations={invitations}
          columns={[
            { label: texts.role, cell: ({ papel }) => session.roles[papel] },
            { label: texts.invitedBy, cell: ({ convidadoPor }) => convidadoPor ?? texts.operator },
          ]}
          resend={{
            ...resend,
            run: ({ codigo: id, email }) => resend.run({ params: { id } }, texts.sent(email)),
          }}
          cancel={{ ...cancel, run: ({ codigo: id }) => cancel.run({ params: { id } }, texts.cancelled) }}
        />
      </Paper>
    </Stack>
  );
}
