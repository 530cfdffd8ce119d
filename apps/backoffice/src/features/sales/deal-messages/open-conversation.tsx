import { Button, Group } from '@mantine/core';
import { openConversation } from '@patio/contract/sales/deal-messages/open-conversation.ts';
import { IconMessages } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

/** Opens the conversation with the buyer about a deal, also if nobody has written yet. */
export function OpenConversation({ deal }: { deal: { compra: number } | { proposta: number } }) {
  const { conversations: texts } = useTexts();
  const action = useAction(openConversation);
  const navigate = useNavigate();
  const user = useUser();
  if (!can(user, openConversation)) return null;
  const open = async (): Promise<void> => {
    const reply = await action.give({ body: deal }, () => '');
    if (reply !== null) void navigate(`/mensagens?situacao=&id=${reply.data.codigo}`);
  };
  return (
    <>
      <Problem text={action.problem} />
      <Group>
        <Button
          variant="default"
          leftSection={<IconMessages size={16} aria-hidden />}
          loading={action.busy}
          onClick={() => void open()}
        >
          {texts.write}
        </Button>
      </Group>
    </>
  );
}
