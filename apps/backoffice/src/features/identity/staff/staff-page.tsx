import { Button, Stack, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { listStaff } from '@patio/contract/identity/staff/list-staff.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberPanel } from './member-panel.tsx';
import type { StaffMember } from './staff-member.ts';

/** The team of the back office: who has which role, and who is invited. */
export function StaffPage() {
  const { staff: texts, session } = useTexts();
  const dateText = useDateText();
  const records = useRecords(listStaff, ({ data }) => data);
  const invitations = useReply(listStaff).reply?.convites ?? [];
  const [inviting, setInviting] = useState(false);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  const close = (): void => records.open(null);
  const nameOf = ({ nome, propria }: StaffMember) => (propria ? `${nome} (${texts.you})` : nome);
  return (
    <Stack gap="lg">
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        filters={
          <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        }
        columns={[
          { label: texts.name, cell: nameOf },
          { label: texts.email, cell: ({ email }) => email },
          { label: texts.role, cell: ({ papel }) => session.roles[papel] },
          {
            label: texts.lastEntry,
            cell: ({ ultimoAcessoEm }) => (ultimoAcessoEm === null ? texts.never : dateText(ultimoAcessoEm)),
          },
          {
            label: texts.step,
            cell: ({ segundaEtapa }) => (segundaEtapa === null ? '–' : texts.steps[segundaEtapa]),
          },
        ]}
      />
      <InvitationList invitations={invitations} />
      {inviting ? <InviteForm onClose={() => setInviting(false)} /> : null}
      {open === undefined ? null : <MemberPanel key={open.codigo} member={open} onClose={close} />}
      {records.openId !== null && records.rows !== null && open === undefined ? (
        <SidePanel title={texts.title} onClose={close}>
          <Text role="alert">{texts.gone}</Text>
        </SidePanel>
      ) : null}
    </Stack>
  );
}
