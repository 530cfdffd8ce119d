import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { getConversation } from '@patio/contract/sales/deal-messages/get-conversation.ts';
import { settleConversation } from '@patio/contract/sales/deal-messages/settle-conversation.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { OpenElsewhere } from '../../../platform/panels/open-elsewhere.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import type { Conversation } from './conversation.ts';
import { MessageForm } from './message-form.tsx';
import { MessageLog } from './message-log.tsx';
import { useReadMark } from './use-read-mark.ts';

/** A conversation with a buyer: what was written, live, and the form for an answer. */
export function ConversationPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { conversations: texts } = useTexts();
  const { reply, failed, retry } = useReply(getConversation, undefined, { id });
  return (
    <SidePanel title={reply?.data.tituloOferta ?? texts.panel(id)} onClose={onClose} size={560}>
      <UntilLoaded loaded={reply !== null} failed={failed} height={320} onRetry={retry} />
      {reply === null ? null : <Detail conversation={reply.data} />}
    </SidePanel>
  );
}

function Detail({ conversation }: { readonly conversation: Conversation }) {
  const { conversations: texts } = useTexts();
  const dateText = useDateText();
  const { codigo, codigoOferta, codigoCompra, comprador, loja, desde, prazo, podeEscrever } = conversation;
  useReadMark(conversation);
  return (
    <Stack gap="sm">
      {desde === null ? null : <TakenBy kind="conversation" id={codigo} />}
      <OpenElsewhere kind="conversation" id={codigo} />
      <Facts
        facts={[
          [texts.buyer, comprador ?? texts.hiddenBuyer],
          [texts.store, loja ?? texts.house],
          [texts.waitingSince, desde === null ? null : dateText(desde)],
          [texts.due, prazo === null ? null : dateText(prazo)],
        ]}
      />
      <Group gap="md">
        <OfferLink code={codigoOferta} />
        {codigoCompra === null ? null : (
          <Anchor component={Link} to={`/compras?id=${codigoCompra}`} size="sm">
            {texts.seePurchase}
          </Anchor>
        )}
      </Group>
      <MessageLog conversation={conversation} />
      {desde === null ? null : <Settle conversation={conversation} />}
      {podeEscrever ? (
        <MessageForm code={codigo} />
      ) : (
        <Text size="sm" c="dimmed">
          {texts.closed}
        </Text>
      )}
      {loja === null || codigoCompra !== null ? null : (
        <Text size="xs" c="dimmed">
          {texts.masked}
        </Text>
      )}
      <RecordHistory kind="conversation" id={codigo} />
    </Stack>
  );
}

function Settle({ conversation: { codigo, mensagens } }: { readonly conversation: Conversation }) {
  const { conversations: texts } = useTexts();
  const action = useAction(settleConversation);
  const ate = mensagens.findLast(({ minha }) => !minha)?.codigo;
  if (ate === undefined) return null;
  return (
    <>
      <Problem text={action.problem} />
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={action.busy}
          onClick={() => void action.run({ params: { id: codigo }, body: { ate } }, texts.settled)}
        >
          {texts.settle}
        </Button>
      </Group>
    </>
  );
}
