import { Anchor, Button, Stack } from '@mantine/core';
import { liftListing } from '@patio/contract/people/blocklist/lift-listing.ts';
import type { listListings } from '@patio/contract/people/blocklist/list-listings.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../audit/public.ts';
import { LiftListing } from './lift-listing.tsx';

interface Props {
  readonly listing: Reply<typeof listListings>['data'][number];
  readonly onClose: () => void;
}

/** A listing with its reasons, and the way off the list. */
export function ListingPanel({ listing, onClose }: Props) {
  const { blocklist: texts, account: words, common, verifications } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const [lifting, lift] = useState(false);
  const { liberacao, conta } = listing;
  return (
    <SidePanel title={`${words.links.kinds[listing.tipo]} ${listing.indicio}`} onClose={onClose}>
      <Stack gap="md" align="stretch">
        <Facts
          facts={[
            [words.reason, listing.motivo],
            [common.by, listing.por],
            [texts.listed, dateText(listing.em)],
            [
              texts.lifted,
              liberacao === null ? null : `${dateText(liberacao.em)} · ${liberacao.por}: ${liberacao.motivo}`,
            ],
          ]}
        />
        {conta === null ? null : (
          <Anchor component={Link} to={`/pessoas/${conta}?aba=vinculos`} size="sm">
            {verifications.toAccount}
          </Anchor>
        )}
        {liberacao === null && can(user, liftListing) ? (
          <Button variant="default" onClick={() => lift(true)}>
            {words.links.lift}
          </Button>
        ) : null}
        <RecordHistory kind="blocklist" id={listing.codigo} name={listing.indicio} />
      </Stack>
      {lifting ? <LiftListing id={listing.codigo} onClose={() => lift(false)} /> : null}
    </SidePanel>
  );
}
