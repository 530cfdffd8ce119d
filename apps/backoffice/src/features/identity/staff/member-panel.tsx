import { Button, Group, Stack, Text } from '@mantine/core';
import { changeStaffRole } from '@patio/contract/identity/staff/change-staff-role.ts';
import { endStaffRole } from '@patio/contract/identity/staff/end-staff-role.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { RoleChoice } from './role-choice.tsx';
import type { StaffMember } from './staff-member.ts';

interface Props {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** A member of the team, and what an administrator may change about their role. */
export function MemberPanel({ member, onClose }: Props) {
  const { staff: texts, session } = useTexts();
  const dateText = useDateText();
  const { email, papel, ultimoAcessoEm, segundaEtapa, bloqueadaEm } = member;
  return (
    <SidePanel title={member.nome} onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            [texts.email, email],
            [texts.role, session.roles[papel]],
            [texts.lastEntry, ultimoAcessoEm === null ? texts.never : dateText(ultimoAcessoEm)],
            [texts.step, segundaEtapa === null ? texts.noStep : texts.steps[segundaEtapa]],
            [texts.blocked, bloqueadaEm === null ? null : dateText(bloqueadaEm)],
          ]}
        />
        {member.propria ? <Text size="sm">{texts.own}</Text> : <Role member={member} onClose={onClose} />}
        <RecordHistory kind="account" id={member.codigo} name={member.nome} />
      </Stack>
    </SidePanel>
  );
}

function Role({ member, onClose }: Props) {
  const { staff: texts } = useTexts();
  const [role, setRole] = useState<StaffRole>(member.papel);
  const [asked, setAsked] = useState<'change' | 'end' | null>(null);
  const back = (): void => setAsked(null);
  return (
    <>
      <RoleChoice role={role} onChoose={setRole} />
      <Group justify="space-between">
        <Button disabled={role === member.papel} onClick={() => setAsked('change')}>
          {texts.change}
        </Button>
        <Button variant="outline" color="danger" onClick={() => setAsked('end')}>
          {texts.end}
        </Button>
      </Group>
      {asked === 'change' ? <Change member={member} role={role} onBack={back} onClose={onClose} /> : null}
      {asked === 'end' ? <End member={member} onBack={back} onClose={onClose} /> : null}
    </>
  );
}

function Change({
  member,
  role,
  onBack,
  onClose,
}: Props & { readonly role: StaffRole; readonly onBack: () => void }) {
  const { staff: texts, session } = useTexts();
  const action = useAction(changeStaffRole);
  const { codigo: id, nome, papel: papelAtual } = member;
  const text = texts.changeText(session.roles[papelAtual], session.roles[role]);
  const confirm = async (): Promise<void> => {
    if (await action.run({ params: { id }, body: { papel: role, papelAtual } }, texts.changed)) onClose();
  };
  return (
    <Confirmation
      title={texts.changeTitle(nome, session.roles[role])}
      text={role === 'administrator' ? `${text} ${texts.administratorText}` : text}
      action={texts.change}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onBack}
    />
  );
}

function End({ member, onBack, onClose }: Props & { readonly onBack: () => void }) {
  const { staff: texts } = useTexts();
  const action = useAction(endStaffRole);
  const { codigo: id, nome, papel: papelAtual } = member;
  const confirm = async (): Promise<void> => {
    if (await action.run({ params: { id }, body: { papelAtual } }, texts.ended)) onClose();
  };
  return (
    <Confirmation
      title={texts.endTitle(nome)}
      text={texts.endText}
      action={texts.end}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onBack}
    />
  );
}
