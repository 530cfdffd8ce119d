import { Badge } from '@mantine/core';
import { exportProposals } from '@patio/contract/sales/proposals/export-proposals.ts';
import { listProposals, proposalsList } from '@patio/contract/sales/proposals/list-proposals.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn, valueColumn } from '../../../platform/lists/deal-columns.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { WorkPage } from '../../../platform/work/work-page.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import type { StaffProposal } from './staff-proposal.ts';

/** Proposals: those that wait for us unless others are chosen, what expires first before. */
export function ProposalsPage() {
  const { proposals: texts, purchases, common } = useTexts();
  const user = useUser();
  return (
    <WorkPage
      kind="proposal"
      call={listProposals}
      spec={proposalsList}
      waiting="pendente"
      title={texts.title}
      columns={useProposalColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.status) },
        { name: 'valor', label: common.value },
        { name: 'venceEm', label: common.until },
        { name: 'criadaEm', label: texts.sent },
        { name: 'oferta', label: purchases.offer },
      ]}
      exported={can(user, exportProposals) ? exportProposals : null}
      panel={(row, close) => <ProposalPanel proposal={row} onClose={close} />}
    />
  );
}

function useProposalColumns(): readonly DataColumn<StaffProposal>[] {
  const { proposals: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    offerColumn(common.offer),
    { key: 'comprador', label: common.buyer, cell: ({ comprador }) => comprador.nome },
    valueColumn(common.value),
    {
      key: 'preco',
      label: texts.price,
      cell: ({ precoOferta }) => moneyText(precoOferta),
      numeric: true,
    },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao }) => (
        <Badge variant="light" color={situacao === 'pendente' ? 'warn' : 'accent'} tt="none">
          {texts.status[situacao]}
        </Badge>
      ),
    },
    { key: 'ate', label: common.until, cell: ({ venceEm }) => dateText(venceEm), sort: 'venceEm' },
    {
      key: 'contraproposta',
      label: texts.counter,
      cell: ({ contraproposta }) => (contraproposta === null ? '—' : moneyText(contraproposta)),
      numeric: true,
      extra: true,
    },
    {
      key: 'enviada',
      label: texts.sent,
      cell: ({ criadaEm }) => dateText(criadaEm),
      sort: 'criadaEm',
      extra: true,
    },
  ];
}
