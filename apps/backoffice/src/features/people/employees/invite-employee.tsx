import { TextInput } from '@mantine/core';
import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { inviteEmployee } from '@patio/contract/people/employees/invite-employee.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { InvitationForm, type Invited } from '../../../platform/invitations/invitation-form.tsx';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

const LONGEST = 30;

/** The form that invites an employee of a company. */
export function InviteEmployee({ account, onClose }: { account: AccountHead; onClose: () => void }) {
  const { employees: texts, staff } = useTexts();
  const action = useAction(inviteEmployee);
  const [typed, setTyped] = useState('');
  const matricula = typed.trim();
  const send = async (invited: Invited): Promise<void> => {
    const request = { params: { id: account.codigo }, body: { ...invited, matricula } };
    if (await action.run(request, staff.sent(invited.email))) onClose();
  };
  return (
    <Dialog title={texts.invite} onClose={onClose}>
      <InvitationForm
        text={texts.inviteText}
        ready={matricula !== ''}
        busy={action.busy}
        problem={action.problem}
        onSend={(invited) => void send(invited)}
        more={(missing) => (
          <TextInput
            label={texts.registration}
            autoComplete="off"
            maxLength={LONGEST}
            value={typed}
            error={missing(typed)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      />
    </Dialog>
  );
}
