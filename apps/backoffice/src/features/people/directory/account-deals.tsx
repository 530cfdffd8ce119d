import { Anchor, Badge, Stack } from '@mantine/core';
import { listAccountDeals } from '@patio/contract/sales/negotiations/list-account-deals.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { listProposals } from '@patio/contract/sales/proposals/list-proposals.ts';
import { listPurchases } from '@patio/contract/sales/purchases/list-purchases.ts';
import { Link } from 'react-router';
import { useRecord } from '../../../platform/api/use-record.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import type { OfAccount } from './account.ts';

interface Deal {
  readonly codigoOferta: number;
  readonly titulo: string;
}

/** Bids that run, the latest proposals and purchases. */
export function AccountDeals({ account }: OfAccount) {
  const { account: texts } = useTexts();
  const user = useUser();
  const read = useRecord(listAccountDeals, { params: { id: account.codigo } });
  const deals = read.reply?.data;
  return (
    <Stack gap="md">
      <Section title={texts.deals.bids} read={read}>
        {deals === undefined || deals.lances.length === 0 ? (
          <Nothing text={texts.deals.none} />
        ) : (
          <Bids rows={deals.lances} />
        )}
      </Section>
      {deals === undefined ? null : (
        <>
          <Section title={texts.deals.proposals}>
            {deals.propostas.length === 0 ? (
              <Nothing text={texts.deals.none} />
            ) : (
              <Proposals rows={deals.propostas} />
            )}
          </Section>
          <Section
            title={texts.deals.purchases}
            actions={
              can(user, listPurchases) && account.contagens.compras > 0 ? (
                <Anchor component={Link} size="sm" to={`/compras?comprador=${account.codigo}`}>
                  {texts.deals.all(account.contagens.compras)}
                </Anchor>
              ) : null
            }
          >
            {deals.compras.length === 0 ? (
              <Nothing text={texts.deals.none} />
            ) : (
              <Purchases rows={deals.compras} />
            )}
          </Section>
        </>
      )}
    </Stack>
  );
}

type Deals = Reply<typeof listAccountDeals>['data'];

function Bids({ rows }: { rows: Deals['lances'] }) {
  const { account: texts, common } = useTexts();
  const dateText = useDateText();
  return (
    <PlainTable
      label={texts.deals.bids}
      rows={rows}
      idOf={({ codigoOferta }) => codigoOferta}
      columns={[
        { label: common.offer, cell: (row) => <ToOffer deal={row} /> },
        { label: texts.deals.ownBid, cell: ({ ultimoLance }) => moneyText(ultimoLance), numeric: true },
        { label: texts.deals.price, cell: ({ valorLeilao }) => moneyText(valorLeilao), numeric: true },
        {
          label: texts.deals.standing,
          cell: ({ naFrente }) => (
            <Badge variant="light" tt="none" color={naFrente ? 'ok' : 'warn'}>
              {naFrente ? texts.deals.leads : texts.deals.overtaken}
            </Badge>
          ),
        },
        { label: texts.deals.ends, cell: ({ fim }) => dateText(fim) },
      ]}
    />
  );
}

function Proposals({ rows }: { rows: Deals['propostas'] }) {
  const user = useUser();
  const { account: texts, common, proposals } = useTexts();
  const dateText = useDateText();
  return (
    <PlainTable
      label={texts.deals.proposals}
      rows={rows}
      idOf={({ codigo }) => codigo}
      columns={[
        { label: common.offer, cell: (row) => <ToOffer deal={row} /> },
        { label: common.value, cell: ({ valor }) => moneyText(valor), numeric: true },
        {
          label: proposals.state,
          cell: ({ codigo, situacao }) =>
            situacao === 'pendente' && can(user, listProposals) ? (
              <Anchor component={Link} size="sm" to={`/propostas?id=${codigo}`}>
                {proposals.status[situacao]}
              </Anchor>
            ) : (
              proposals.status[situacao]
            ),
        },
        { label: common.when, cell: ({ em }) => dateText(em) },
      ]}
    />
  );
}

function Purchases({ rows }: { rows: Deals['compras'] }) {
  const user = useUser();
  const { account: texts, common, proposals } = useTexts();
  const dateText = useDateText();
  return (
    <PlainTable
      label={texts.deals.purchases}
      rows={rows}
      idOf={({ codigo }) => codigo}
      columns={[
        {
          label: texts.deals.number,
          cell: ({ codigo }) =>
            can(user, listPurchases) ? (
              <Anchor component={Link} size="sm" to={`/compras?id=${codigo}`}>
                {codigo}
              </Anchor>
            ) : (
              codigo
            ),
        },
        { label: common.offer, cell: (row) => <ToOffer deal={row} /> },
        { label: common.value, cell: ({ valor }) => moneyText(valor), numeric: true },
        {
          label: proposals.state,
          cell: ({ status, canceladaEm }) =>
            canceladaEm === null ? texts.deals.status[status] : texts.deals.cancelled,
        },
        { label: common.when, cell: ({ em }) => dateText(em) },
      ]}
    />
  );
}

function ToOffer({ deal: { codigoOferta, titulo } }: { deal: Deal }) {
  return (
    <Anchor href={`/oferta/${codigoOferta}`} target="_blank" rel="noopener" size="sm">
      {codigoOferta} · {titulo}
    </Anchor>
  );
}
