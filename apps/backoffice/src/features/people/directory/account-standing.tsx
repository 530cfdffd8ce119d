import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { listBlocks } from '@patio/contract/people/blocks/list-blocks.ts';
import { listStrikes } from '@patio/contract/people/strikes/list-strikes.ts';
import { removeStrike } from '@patio/contract/people/strikes/remove-strike.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { StrikeRemoval } from '../strikes/public.ts';
import type { OfAccount } from './account.ts';

type Strike = Reply<typeof listStrikes>['data'][number];

/** Blocks of the account, and purchases that it did not keep. */
export function AccountStanding({ account }: OfAccount) {
  const user = useUser();
  return (
    <Stack gap="md">
      <Blocks account={account} />
      {can(user, listStrikes) ? <Strikes account={account} /> : null}
    </Stack>
  );
}

function Blocks({ account }: OfAccount) {
  const { account: texts, common } = useTexts();
  const dateText = useDateText();
  const dayText = useDayText();
  const read = useRecord(listBlocks, { params: { id: account.codigo } });
  const rows = read.reply?.data ?? [];
  const lastDay = (ate: string | null): string =>
    ate === null ? texts.block.noEnd : dayText(new Date(Date.parse(ate) - 1).toISOString());
  return (
    <Section title={texts.block.blocks} read={read}>
      {rows.length === 0 ? (
        <Nothing text={texts.block.none} />
      ) : (
        <PlainTable
          label={texts.block.blocks}
          rows={rows}
          idOf={({ codigo }) => codigo}
          columns={[
            { label: common.since, cell: ({ em }) => dateText(em) },
            { label: texts.block.until, cell: ({ ate }) => lastDay(ate) },
            { label: texts.reason, cell: ({ motivo }) => motivo },
            { label: common.by, cell: ({ por }) => por },
            {
              label: texts.block.lifted,
              cell: ({ liberacao: lift }) =>
                lift === null
                  ? texts.block.holds
                  : `${dateText(lift.em)} · ${lift.por === null ? texts.block.ended : `${lift.por}: ${lift.motivo}`}`,
            },
          ]}
        />
      )}
    </Section>
  );
}

function Strikes({ account }: OfAccount) {
  const { account: texts, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const [removing, remove] = useState<Strike | null>(null);
  const read = useRecord(listStrikes, { params: { id: account.codigo } });
  const reply = read.reply;
  return (
    <Section title={texts.strikes.title} read={read}>
      {reply === null ? null : (
        <Text size="sm" c={reply.impedidaAte === null ? 'dimmed' : 'danger'}>
          {reply.impedidaAte === null
            ? texts.strikes.count(reply.contam, reply.limite)
            : texts.strikes.stopped(dateText(reply.impedidaAte))}
        </Text>
      )}
      {reply === null || reply.data.length === 0 ? null : (
        <PlainTable
          label={texts.strikes.title}
          rows={reply.data}
          idOf={({ codigo }) => codigo}
          columns={[
            { label: common.offer, cell: ({ codigoOferta, titulo }) => `${codigoOferta} · ${titulo}` },
            { label: texts.reason, cell: ({ motivo }) => motivo },
            { label: common.when, cell: ({ em }) => dateText(em) },
            { label: texts.strikes.until, cell: ({ ate }) => dateText(ate) },
            {
              label: texts.state,
              cell: (row) => (
                <Group gap={4} justify="end">
                  <Badge variant="light" tt="none" color={row.conta ? 'danger' : 'accent'}>
                    {row.retirado === null
                      ? row.conta
                        ? texts.strikes.counts
                        : texts.strikes.over
                      : texts.strikes.removed}
                  </Badge>
                  {row.retirado === null && can(user, removeStrike) ? (
                    <Button variant="subtle" size="compact-xs" onClick={() => remove(row)}>
                      {texts.strikes.remove}
                    </Button>
                  ) : null}
                </Group>
              ),
            },
          ]}
        />
      )}
      {removing === null ? null : (
        <StrikeRemoval accountId={account.codigo} strike={removing} onClose={() => remove(null)} />
      )}
    </Section>
  );
}
