import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { addListing } from '@patio/contract/people/blocklist/add-listing.ts';
import { liftListing } from '@patio/contract/people/blocklist/lift-listing.ts';
import { listLinkedAccounts } from '@patio/contract/people/blocklist/list-linked-accounts.ts';
import { listListings } from '@patio/contract/people/blocklist/list-listings.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import type { OfAccount } from './account.ts';
import { LiftListing } from '../blocklist/public.ts';
import { ListDialog } from './dialogs/list-dialog.tsx';

type Listing = Reply<typeof listListings>['data'][number];

/** Accounts that share something with this one, and what of it is on the blocklist. */
export function AccountLinks({ account }: OfAccount) {
  const user = useUser();
  return (
    <Stack gap="md">
      <Linked account={account} />
      {can(user, listListings) ? <Listings account={account} /> : null}
    </Stack>
  );
}

function Linked({ account }: OfAccount) {
  const { account: texts } = useTexts();
  const dayText = useDayText();
  const read = useRecord(listLinkedAccounts, { params: { id: account.codigo } });
  const rows = read.reply?.data ?? [];
  return (
    <Section title={texts.links.linked} read={read}>
      <Text size="sm" c="dimmed">
        {texts.links.hint}
      </Text>
      {rows.length === 0 ? (
        <Nothing text={texts.links.none} />
      ) : (
        <PlainTable
          label={texts.links.linked}
          rows={rows}
          idOf={({ conta }) => conta}
          columns={[
            {
              label: texts.links.account,
              cell: ({ conta, nome }) => (
                <Anchor component={Link} to={`/pessoas/${conta}`} size="sm">
                  {conta} · {nome}
                </Anchor>
              ),
            },
            {
              label: texts.links.shared,
              cell: ({ sinais }) => sinais.map((sign) => texts.links.signs[sign]).join(', '),
            },
            { label: texts.person.created, cell: ({ criadaEm }) => dayText(criadaEm) },
            {
              label: texts.state,
              cell: ({ bloqueada, impedida }) => (
                <Group gap={4}>
                  {bloqueada ? (
                    <Badge variant="light" tt="none" color="danger">
                      {texts.marks.blocked}
                    </Badge>
                  ) : null}
                  {impedida ? (
                    <Badge variant="light" tt="none" color="danger">
                      {texts.marks.barred}
                    </Badge>
                  ) : null}
                </Group>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

function Listings({ account }: OfAccount) {
  const { account: texts, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const [lifting, lift] = useState<Listing | null>(null);
  const [adding, add] = useState(false);
  const read = useRecord(listListings, { query: { conta: String(account.codigo), limit: '100' } });
  const rows = read.reply?.data ?? [];
  return (
    <Section
      title={texts.links.blocklist}
      read={read}
      actions={
        can(user, addListing) && account.papel === null && account.apagadaEm === null ? (
          <Button variant="default" size="xs" onClick={() => add(true)}>
            {texts.links.add}
          </Button>
        ) : null
      }
    >
      {rows.length === 0 ? (
        <Nothing text={texts.links.notListed} />
      ) : (
        <PlainTable
          label={texts.links.blocklist}
          rows={rows}
          idOf={({ codigo }) => codigo}
          columns={[
            { label: texts.links.what, cell: ({ tipo, indicio }) => `${texts.links.kinds[tipo]} ${indicio}` },
            { label: texts.reason, cell: ({ motivo }) => motivo },
            { label: common.by, cell: ({ por }) => por },
            { label: common.since, cell: ({ em }) => dateText(em) },
            {
              label: texts.block.lifted,
              cell: (row) =>
                row.liberacao !== null ? (
                  `${dateText(row.liberacao.em)} · ${row.liberacao.por}: ${row.liberacao.motivo}`
                ) : can(user, liftListing) ? (
                  <Button variant="subtle" size="compact-xs" onClick={() => lift(row)}>
                    {texts.links.lift}
                  </Button>
                ) : (
                  texts.block.holds
                ),
            },
          ]}
        />
      )}
      {adding ? <ListDialog account={account} onClose={() => add(false)} /> : null}
      {lifting === null ? null : <LiftListing id={lifting.codigo} onClose={() => lift(null)} />}
    </Section>
  );
}
