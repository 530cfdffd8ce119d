import { Badge, Group, Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { valueColumn } from '../../../platform/lists/deal-columns.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { Countdown } from './countdown.tsx';
import type { Running } from './running.ts';

/** The columns of running offers. */
export function useRunningColumns(): readonly DataColumn<Running>[] {
  const { monitor: texts, common } = useTexts();
  return [
    {
      key: 'fim',
      label: texts.endsIn,
      sort: 'fim',
      cell: ({ fim, suspensa }) => <Countdown end={fim} stopped={suspensa !== null} />,
    },
    {
      key: 'oferta',
      label: common.offer,
      cell: ({ codigo, titulo }) => <OneLine text={`${codigo} · ${titulo}`} least={150} />,
    },
    valueColumn(texts.price),
    { key: 'lances', label: texts.bids, sort: 'lances', numeric: true, cell: ({ lances }) => lances },
    {
      key: 'participantes',
      label: texts.bidders,
      numeric: true,
      cell: ({ participantes }) => participantes,
    },
    { key: 'observando', label: texts.watching, numeric: true, cell: ({ observando }) => observando ?? '—' },
    {
      key: 'reserva',
      label: texts.reserve,
      cell: ({ reserva }) => (reserva === 'sem' ? '—' : texts.reserves[reserva]),
    },
    { key: 'lider', label: texts.leader, cell: ({ lider }) => <OneLine text={lider?.nome ?? '—'} /> },
    {
      key: 'estado',
      label: texts.state,
      cell: (offer) => (isUsual(offer) ? '—' : <RunningState offer={offer} />),
    },
    {
      key: 'favoritos',
      label: texts.followers,
      extra: true,
      numeric: true,
      cell: ({ favoritos }) => favoritos,
    },
    { key: 'categoria', label: texts.category, extra: true, cell: ({ categoria }) => categoria?.nome ?? '—' },
    { key: 'loja', label: common.store, extra: true, cell: ({ loja }) => loja?.nome ?? texts.house },
  ];
}

/** A text that is cut rather than wrapped: a closing hour has many rows. `least`: pixels that it keeps on a narrow screen. */
function OneLine({ text, least = 0 }: { text: string; least?: number }) {
  return (
    <Text span size="sm" lineClamp={1} title={text} miw={least}>
      {text}
    </Text>
  );
}

/** What is unusual about a running offer; nothing if it is as most are. */
export function RunningState({
  offer: { suspensa, suspeitas, fim, fimAnunciado, ended },
}: {
  offer: Running;
}) {
  const { monitor: texts } = useTexts();
  return (
    <Group gap={4}>
      {ended ? (
        <Badge variant="light" color="gray" tt="none">
          {texts.ended}
        </Badge>
      ) : null}
      {suspensa === null ? null : (
        <Badge variant="light" color="warn" tt="none">
          {texts.suspended}
        </Badge>
      )}
      {suspeitas === 0 ? null : (
        <Badge variant="light" color="danger" tt="none">
          {texts.flags(suspeitas)}
        </Badge>
      )}
      {Date.parse(fim) > Date.parse(fimAnunciado) ? (
        <Badge variant="light" color="accent" tt="none">
          {texts.extended}
        </Badge>
      ) : null}
    </Group>
  );
}

function isUsual({ suspensa, suspeitas, fim, fimAnunciado, ended }: Running): boolean {
  return !ended && suspensa === null && suspeitas === 0 && Date.parse(fim) <= Date.parse(fimAnunciado);
}
