import { Badge, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { annulBids } from '@patio/contract/sales/annulments/annul-bids.ts';
import { listOfferBids } from '@patio/contract/trading/monitor/list-offer-bids.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { AnnulDialog } from './annul-dialog.tsx';
import classes from './offer-bids.module.css';

type BidLine = Reply<typeof listOfferBids>['data'][number];

/** The bids of an offer, the newest first; of an open one they can be marked and annulled. */
export function OfferBids({ code, open }: { readonly code: number; readonly open: boolean }) {
  const texts = useTexts();
  const { monitor } = texts;
  const user = useUser();
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState(false);
  const read = useBids(code);
  const bids = read.data?.pages.flatMap(({ data }) => data) ?? [];
  const mark = (seq: number): void => {
    const next = new Set(marked);
    if (!next.delete(seq)) next.add(seq);
    setMarked(next);
  };
  const standing = bids.filter(({ seq, anulada }) => marked.has(seq) && anulada === null);
  const mayAnnul = open && can(user, annulBids);
  return (
    <Stack gap="xs" component="section" aria-label={monitor.bids}>
      <Group justify="space-between">
        <Title order={2} size="h5">
          {monitor.bids}
        </Title>
        {mayAnnul ? (
          <Button
            size="compact-sm"
            color="danger"
            variant="light"
            disabled={standing.length === 0}
            onClick={() => setAsked(true)}
          >
            {monitor.annul(standing.length)}
          </Button>
        ) : null}
      </Group>
      <FailedReading
        failed={read.error === null ? null : failureText(read.error, texts)}
        onRetry={() => void read.refetch()}
      />
      {read.data !== undefined && bids.length === 0 ? (
        <Text size="sm" c="dimmed">
          {monitor.noBids}
        </Text>
      ) : null}
      <ul className={classes['bids']} aria-live="off">
        {bids.map((bid) => (
          <Bid key={bid.seq} bid={bid} marked={marked.has(bid.seq)} onMark={mayAnnul ? mark : null} />
        ))}
      </ul>
      {read.hasNextPage ? (
        <Button variant="default" size="compact-sm" onClick={() => void read.fetchNextPage()}>
          {monitor.moreBids}
        </Button>
      ) : null}
      {asked ? (
        <AnnulDialog
          code={code}
          lines={standing.map(({ seq }) => seq)}
          onDone={() => setMarked(new Set())}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Stack>
  );
}

/** The newest bids. */
const FIRST: number | null = null;

function useBids(code: number) {
  return useInfiniteQuery({
    queryKey: [listOfferBids.name, code],
    queryFn: ({ pageParam, signal }) =>
      officeCall(
        listOfferBids,
        { params: { id: code }, query: pageParam === null ? {} : { antes: pageParam } },
        { signal },
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ proximo }) => proximo,
  });
}

interface BidProps {
  readonly bid: BidLine;
  readonly marked: boolean;
  /** Null: it cannot be marked. */
  readonly onMark: ((seq: number) => void) | null;
}

function Bid({ bid, marked, onMark }: BidProps) {
  const { monitor: texts, suspicions } = useTexts();
  const dateText = useDateText();
  const { seq, conta, valor, automatico, lider, anulada, suspeitas } = bid;
  return (
    <li data-annulled={anulada !== null}>
      {onMark === null || anulada !== null ? null : (
        <Checkbox
          size="xs"
          checked={marked}
          aria-label={texts.markBid(moneyText(valor), conta.nome)}
          onChange={() => onMark(seq)}
        />
      )}
      <div className={classes['bid']}>
        <Text size="sm" fw={600}>
          {moneyText(valor)}
        </Text>
        <Text size="sm">{`${conta.nome} · ${conta.codigo}`}</Text>
        <Text size="xs" c="dimmed">
          {[dateText(bid.em), automatico ? texts.automatic : texts.manual].join(' · ')}
        </Text>
        <Group gap={4} mt={4}>
          {lider ? (
            <Badge variant="light" color="ok" tt="none">
              {texts.leads}
            </Badge>
          ) : null}
          {anulada === null ? null : (
            <Badge variant="light" color="gray" tt="none">
              {texts.annulled(texts.reasons[anulada])}
            </Badge>
          )}
          {suspeitas.map((kind) => (
            <Badge key={kind} variant="light" color="danger" tt="none">
              {suspicions.kinds[kind]}
            </Badge>
          ))}
        </Group>
      </div>
    </li>
  );
}
