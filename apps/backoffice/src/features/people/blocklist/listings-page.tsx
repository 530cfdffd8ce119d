import { Badge, Button } from '@mantine/core';
import { addListing } from '@patio/contract/people/blocklist/add-listing.ts';
import { listListings } from '@patio/contract/people/blocklist/list-listings.ts';
import { listingsList } from '@patio/contract/people/blocklist/listing.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { ListDocument } from './list-document.tsx';
import { ListingPanel } from './listing-panel.tsx';

type Listing = Reply<typeof listListings>['data'][number];

/** Who is barred from dealing, by document, representative or device; those that hold by default. */
export function ListingsPage() {
  const { blocklist: texts, account, lists, common } = useTexts();
  const mayAdd = can(useUser(), addListing);
  const [adding, add] = useState(false);
  const state = useListState(listingsList, { vigente: 'S' });
  const read = useReply(listListings, state.query);
  return (
    <>
      <ListWithPanel
        title={texts.title}
        list={listListings.name}
        state={state}
        read={read}
        columns={useColumns()}
        filters={[
          { name: 'vigente', label: account.block.holds },
          { name: 'tipo', label: account.links.what, choices: choicesOf(account.links.kinds) },
          { name: 'conta', label: common.account },
          { name: 'em', label: texts.listed },
        ]}
        idOf={({ codigo }) => codigo}
        empty={mayAdd ? lists.first(texts.addDocument) : null}
        actions={mayAdd ? <Button onClick={() => add(true)}>{texts.addDocument}</Button> : null}
        panel={(row, close) => <ListingPanel listing={row} onClose={close} />}
      />
      {adding ? <ListDocument onClose={() => add(false)} /> : null}
    </>
  );
}

function useColumns(): readonly DataColumn<Listing>[] {
  const { blocklist: texts, account, common } = useTexts();
  const dateText = useDateText();
  return [
    {
      key: 'tipo',
      label: account.links.what,
      cell: ({ tipo, indicio }) => `${account.links.kinds[tipo]} ${indicio}`,
    },
    { key: 'conta', label: account.links.account, cell: ({ conta }) => conta ?? '—' },
    { key: 'motivo', label: account.reason, cell: ({ motivo }) => motivo },
    { key: 'por', label: common.by, cell: ({ por }) => por },
    { key: 'em', label: texts.listed, cell: ({ em }) => dateText(em), sort: 'em' },
    {
      key: 'situacao',
      label: account.state,
      cell: ({ liberacao }) => (
        <Badge variant="light" tt="none" color={liberacao === null ? 'danger' : 'accent'}>
          {liberacao === null ? account.block.holds : texts.lifted}
        </Badge>
      ),
    },
  ];
}
