import { Button, Group, MultiSelect, Stack, Text, Textarea } from '@mantine/core';
import type { listSellingTeams } from '@patio/contract/messaging/selling-side/list-selling-teams.ts';
import { saveSellingTeam } from '@patio/contract/messaging/selling-side/save-selling-team.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';

type Teams = Reply<typeof listSellingTeams>;
const SHORTEST_REASON = 5;

interface Props {
  readonly team: Teams['data'][number];
  /** Everyone in sales. */
  readonly sales: Teams['padrao'];
  readonly onClose: () => void;
}

/** The team of a category, of the version that was open first; administrators change it. */
export function TeamPanel({ team, sales, onClose }: Props) {
  const { teams: texts, common } = useTexts();
  const mayEdit = can(useUser(), saveSellingTeam);
  const action = useAction(saveSellingTeam);
  const [opened] = useState(team);
  const [members, setMembers] = useState(() => opened.membros.map(({ codigo }) => String(codigo)));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < SHORTEST_REASON;
  const known = [...new Map([...sales, ...opened.membros].map((member) => [member.codigo, member])).values()];
  const save = async (): Promise<void> => {
    setTried(true);
    if (short) return;
    const body = { membros: members.map(Number), versao: opened.versao, motivo: reason };
    if (await action.run({ params: { id: opened.categoria.codigo }, body }, texts.saved)) onClose();
  };
  return (
    <SidePanel title={opened.categoria.nome} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{texts.hint}</Text>
        <MultiSelect
          label={texts.members}
          placeholder={members.length === 0 ? texts.everyone : ''}
          searchable
          disabled={!mayEdit}
          comboboxProps={{ withinPortal: false }}
          data={known.map(({ codigo, nome, email, ativo }) => ({
            value: String(codigo),
            label: ativo ? `${nome}, ${email}` : `${nome}, ${texts.inactive}`,
          }))}
          value={members}
          onChange={setMembers}
        />
        {mayEdit ? (
          <>
            <Textarea
              label={texts.reason}
              autosize
              minRows={2}
              maxLength={500}
              value={reason}
              error={tried && short ? common.reasonShort : null}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Problem text={action.problem} />
            <Group>
              <Button loading={action.busy} onClick={() => void save()}>
                {common.save}
              </Button>
            </Group>
          </>
        ) : null}
        <RecordHistory kind="category" id={opened.categoria.codigo} name={opened.categoria.nome} />
      </Stack>
    </SidePanel>
  );
}
