import { inviteStaff } from '@patio/contract/identity/staff/invite-staff.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { InvitationForm, type Invited } from '../../../platform/invitations/invitation-form.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { RoleChoice } from './role-choice.tsx';

/** The form that invites a user to the team. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { staff: texts } = useTexts();
  const action = useAction(inviteStaff);
  const [papel, setRole] = useState<StaffRole | null>(null);
  const send = async (invited: Invited): Promise<void> => {
    if (papel === null) return;
    if (await action.run({ body: { ...invited, papel } }, texts.sent(invited.email))) onClose();
  };
  return (
    <SidePanel title={texts.inviteTitle} onClose={onClose}>
      <InvitationForm
        text={texts.inviteText}
        ready={papel !== null}
        busy={action.busy}
        problem={action.problem}
        onSend={(invited) => void send(invited)}
        more={(missing) => <RoleChoice role={papel} error={missing(papel)} onChoose={setRole} />}
      />
    </SidePanel>
  );
}
