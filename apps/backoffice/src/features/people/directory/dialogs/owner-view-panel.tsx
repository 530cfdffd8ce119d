import { Alert, Stack, Title } from '@mantine/core';
import type { OwnerView } from '@patio/contract/sales/owner-views/owner-view.ts';
import { moneyText, useDateText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../../platform/lists/plain-table.tsx';
import { Facts } from '../../../../platform/panels/facts.tsx';
import { Nothing } from '../../../../platform/panels/section.tsx';
import { SidePanel } from '../../../../platform/panels/side-panel.tsx';
import type { OfAccount } from '../account.ts';

interface Props extends OfAccount {
  readonly view: OwnerView;
  readonly onClose: () => void;
}

type Negotiation = OwnerView['negociacoes'][number];

/** A copy of what an owner saw, marked as such; nothing in it acts. */
export function OwnerViewPanel({ account, view, onClose }: Props) {
  const { ownerView: texts, account: words } = useTexts();
  const dateText = useDateText();
  const { confianca: trust } = view;
  return (
    <SidePanel title={texts.of(account.nome)} onClose={onClose} size={860}>
      <Stack gap="md">
        <Alert color="warn" role="status">
          {texts.banner(dateText(view.em))} {view.avisado ? texts.announced : texts.notAnnounced}
        </Alert>
        <Title order={2} size="h5">
          {texts.negotiations}
        </Title>
        {view.negociacoes.length === 0 ? (
          <Nothing text={texts.none} />
        ) : (
          <Negotiations rows={view.negociacoes} />
        )}
        <Title order={2} size="h5">
          {texts.limits}
        </Title>
        <Facts
          facts={[
            [words.trust.level, words.levels[trust.nivel] ?? ''],
            [texts.limit, moneyText(trust.limite)],
            [texts.used, moneyText(trust.usado)],
            [texts.raise, texts.ways[trust.comoAumentar]],
            [texts.nextLimit, trust.proximoLimite === null ? null : moneyText(trust.proximoLimite)],
            [words.trust.deposit, moneyText(trust.caucao)],
          ]}
        />
      </Stack>
    </SidePanel>
  );
}

function Negotiations({ rows }: { rows: readonly Negotiation[] }) {
  const { ownerView: texts, common, account } = useTexts();
  const dateText = useDateText();
  return (
    <PlainTable
      label={texts.negotiations}
      rows={rows}
      idOf={({ codigo }) => codigo}
      columns={[
        { label: common.offer, cell: ({ codigoOferta, title }) => `${codigoOferta} · ${title}` },
        { label: account.state, cell: ({ statusOferta }) => texts.offer[statusOferta] },
        { label: account.deals.standing, cell: ({ winner }) => texts.winner[winner] },
        { label: texts.own, cell: ({ valorUltimoLance }) => moneyText(valorUltimoLance), numeric: true },
        { label: texts.price, cell: ({ valorLeilao }) => moneyText(valorLeilao), numeric: true },
        { label: texts.mayDo, cell: ({ acoes }) => actionsOf(acoes, texts.actions).join(', ') || '—' },
        { label: common.when, cell: ({ date }) => dateText(date) },
      ]}
    />
  );
}

function actionsOf(
  { abrir, lance, aumentar, cancelar }: Negotiation['acoes'],
  words: Readonly<Record<'open' | 'bid' | 'raise' | 'cancel', string>>,
): readonly string[] {
  return [
    abrir ? words.open : '',
    lance ? words.bid : '',
    aumentar ? words.raise : '',
    cancelar === null ? '' : words.cancel,
  ].filter((word) => word !== '');
}
