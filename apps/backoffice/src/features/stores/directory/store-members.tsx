import { Badge, Button, Group, Stack } from '@mantine/core';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { cancelStoreInvitation } from '@patio/contract/stores/members/cancel-store-invitation.ts';
import { inviteStoreMember } from '@patio/contract/stores/members/invite-store-member.ts';
import { listStoreMembers } from '@patio/contract/stores/members/list-store-members.ts';
import { resendStoreInvitation } from '@patio/contract/stores/members/resend-store-invitation.ts';
import type { StoreInvitation, StoreMember } from '@patio/contract/stores/members/store-member.ts';
import { useState } from 'react';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { InvitationForm, type Invited } from '../../../platform/invitations/invitation-form.tsx';
import { NameAndEmail, WaitingInvitations } from '../../../platform/invitations/waiting-invitations.tsx';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { HandOver, Removal } from './member-dialogs.tsx';

type Choice = { readonly what: 'remove' | 'owner'; readonly member: StoreMember };

/** The users of a store, and who is invited; sales and who answers for it change them. */
export function StoreMembers({ store }: { readonly store: StoreHead }) {
  const { storeMembers: texts } = useTexts();
  const user = useUser();
  const read = useRecord(listStoreMembers, { params: { id: store.codigo } });
  const [inviting, invite] = useState(false);
  const [chosen, choose] = useState<Choice | null>(null);
  const close = (): void => choose(null);
  const manages = (read.reply?.gere ?? false) && can(user, inviteStoreMember);
  const takes =
    store.situacao === 'aberta' || store.situacao === 'analise' || store.situacao === 'incompleta';
  return (
    <Stack gap="md">
      <Section
        title={texts.title}
        read={read}
        actions={
          manages && takes ? (
            <Button variant="default" size="xs" onClick={() => invite(true)}>
              {texts.invite}
            </Button>
          ) : null
        }
      >
        <Members rows={read.reply?.data ?? []} manages={manages} onChoose={choose} />
      </Section>
      {manages ? (
        <Section title={texts.invitations} read={read}>
          <Invitations rows={read.reply?.convites ?? []} />
        </Section>
      ) : null}
      {inviting ? <Invitation store={store} onClose={() => invite(false)} /> : null}
      {chosen?.what === 'remove' ? <Removal member={chosen.member} onClose={close} /> : null}
      {chosen?.what === 'owner' ? <HandOver member={chosen.member} onClose={close} /> : null}
    </Stack>
  );
}

interface MembersProps {
  readonly rows: readonly StoreMember[];
  readonly manages: boolean;
  readonly onChoose: (choice: Choice) => void;
}

function Members({ rows, manages, onChoose }: MembersProps) {
  const { storeMembers: texts, staff } = useTexts();
  const dateText = useDateText();
  if (rows.length === 0) return <Nothing text={texts.none} />;
  return (
    <PlainTable
      label={texts.title}
      rows={rows}
      idOf={({ codigo }) => codigo}
      columns={[
        { label: staff.name, cell: ({ nome, email }) => <NameAndEmail name={nome} email={email} /> },
        { label: texts.part, cell: (row) => <Part member={row} /> },
        {
          label: staff.lastEntry,
          cell: ({ ultimoAcessoEm: at }) => (at === null ? staff.never : dateText(at)),
        },
        {
          label: staff.whatToDo,
          numeric: true,
          cell: (member) =>
            manages && !member.responde ? (
              <Group gap="xs" justify="end">
                {member.bloqueada ? null : (
                  <Button
                    variant="default"
                    size="compact-sm"
                    onClick={() => onChoose({ what: 'owner', member })}
                  >
                    {texts.owner}
                  </Button>
                )}
                <Button
                  variant="subtle"
                  color="danger"
                  size="compact-sm"
                  onClick={() => onChoose({ what: 'remove', member })}
                >
                  {texts.remove}
                </Button>
              </Group>
            ) : null,
        },
      ]}
    />
  );
}

function Part({ member: { responde, bloqueada } }: { readonly member: StoreMember }) {
  const { storeMembers: texts } = useTexts();
  return (
    <Group gap={6}>
      {responde ? (
        <Badge variant="light" tt="none">
          {texts.answers}
        </Badge>
      ) : null}
      {bloqueada ? (
        <Badge variant="light" tt="none" color="danger">
          {texts.blocked}
        </Badge>
      ) : null}
      {responde || bloqueada ? null : texts.member}
    </Group>
  );
}

function Invitations({ rows }: { readonly rows: readonly StoreInvitation[] }) {
  const { storeMembers: texts, staff } = useTexts();
  const resend = useAction(resendStoreInvitation);
  const cancel = useAction(cancelStoreInvitation);
  return (
    <WaitingInvitations
      label={texts.invitations}
      invitations={rows}
      columns={[]}
      resend={{
        ...resend,
        run: ({ codigo: id, email }) => resend.run({ params: { id } }, staff.sent(email)),
      }}
      cancel={{ ...cancel, run: ({ codigo: id }) => cancel.run({ params: { id } }, staff.cancelled) }}
    />
  );
}

function Invitation({ store, onClose }: { readonly store: StoreHead; readonly onClose: () => void }) {
  const { storeMembers: texts, staff } = useTexts();
  const action = useAction(inviteStoreMember);
  const send = async (body: Invited): Promise<void> => {
    if (await action.run({ params: { id: store.codigo }, body }, staff.sent(body.email))) onClose();
  };
  return (
    <Dialog title={texts.invite} onClose={onClose}>
      <InvitationForm
        text={texts.inviteText}
        ready
        busy={action.busy}
        problem={action.problem}
        onSend={(invited) => void send(invited)}
        more={() => null}
      />
    </Dialog>
  );
}
