import { Divider, Stack, Text, Timeline, Title } from '@mantine/core';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OpenElsewhere } from '../../../platform/panels/open-elsewhere.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { OpenConversation } from '../deal-messages/public.ts';
import { ProposalActions } from './proposal-actions.tsx';
import type { StaffProposal } from './staff-proposal.ts';

/** A proposal with its history, and what may be answered. */
export function ProposalPanel({ proposal, onClose }: { proposal: StaffProposal; onClose: () => void }) {
  const { proposals: texts, common } = useTexts();
  const dateText = useDateText();
  const { comprador, contraproposta, uf, valor, precoOferta, piso } = proposal;
  return (
    <SidePanel title={proposal.titulo} onClose={onClose}>
      <Stack gap="md">
        {proposal.situacao === 'pendente' ? <TakenBy kind="proposal" id={proposal.codigo} /> : null}
        <OpenElsewhere kind="proposal" id={proposal.codigo} />
        <Facts
          facts={[
            [common.value, moneyText(valor)],
            [
              texts.price,
              precoOferta > 0
                ? texts.priceShare(moneyText(precoOferta), valor / precoOferta)
                : moneyText(precoOferta),
            ],
            [texts.floor, piso === null ? texts.noFloor : moneyText(piso)],
            [texts.counter, contraproposta === null ? null : moneyText(contraproposta)],
            [texts.state, texts.status[proposal.situacao]],
            [common.until, dateText(proposal.venceEm)],
            [common.buyer, [comprador.nome, comprador.email].filter(Boolean).join(' · ')],
            [common.delivery, [texts.freight[proposal.frete], uf].filter(Boolean).join(', ')],
          ]}
        />
        <OfferLink code={proposal.codigoOferta} />
        <ProposalActions proposal={proposal} onDone={onClose} />
        <OpenConversation deal={{ proposta: proposal.codigo }} />
        <Divider />
        <Title order={2} size="h5">
          {texts.history}
        </Title>
        <History steps={proposal.passos} />
        <RecordHistory kind="proposal" id={proposal.codigo} />
      </Stack>
    </SidePanel>
  );
}

function History({ steps }: { steps: StaffProposal['passos'] }) {
  const { proposals: texts } = useTexts();
  const dateText = useDateText();
  return (
    <Timeline bulletSize={10} lineWidth={2}>
      {steps.map(({ passo, ator, autor, valor, mensagem, em }) => (
        <Timeline.Item key={`${passo} ${em}`}>
          <Text size="sm">{[autor ?? texts.actors[ator], texts.steps[passo]].filter(Boolean).join(' ')}</Text>
          {valor === null ? null : (
            <Text size="sm" fw={600}>
              {moneyText(valor)}
            </Text>
          )}
          {mensagem === '' ? null : <Text size="sm">{mensagem}</Text>}
          <Text size="xs" c="dimmed">
            {dateText(em)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
