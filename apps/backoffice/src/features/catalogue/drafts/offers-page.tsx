import { Button } from '@mantine/core';
import { changeOffers } from '@patio/contract/catalogue/drafts/change-offers.ts';
import { createDraft } from '@patio/contract/catalogue/drafts/create-draft.ts';
import { exportStaffOffers } from '@patio/contract/catalogue/drafts/export-staff-offers.ts';
import { listStaffOffers } from '@patio/contract/catalogue/drafts/list-staff-offers.ts';
import { staffOffersList } from '@patio/contract/catalogue/drafts/staff-offer.ts';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useSelection } from '../../../platform/lists/use-selection.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { BulkBar } from './bulk-bar.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { useReadVersions } from './use-read-versions.ts';
import { useOfferColumns, useOfferFilters } from './use-offer-columns.tsx';

/** Offers of every state, from the first draft to the sale. */
export function OffersPage() {
  const { drafts: texts, lists } = useTexts();
  const user = useUser();
  const state = useListState(staffOffersList);
  const selection = useSelection(state);
  const mayAdd = can(user, createDraft);
  const changes = can(user, changeOffers);
  const read = useReply(listStaffOffers, state.query);
  const marked = useReadVersions(read.reply?.data, selection.ids);
  const list = (
    <ListWithPanel
      title={texts.title}
      list={listStaffOffers.name}
      state={state}
      read={read}
      idOf={({ codigo }) => codigo}
      columns={useOfferColumns()}
      filters={useOfferFilters()}
      exported={can(user, exportStaffOffers) ? exportStaffOffers : null}
      empty={mayAdd ? lists.first(texts.create) : null}
      actions={mayAdd ? <NewOffer /> : null}
      selection={changes ? selection : null}
      panel={(offer, close) => <OfferPanel offer={offer} onClose={close} />}
    />
  );
  return (
    <>
      {list}
      {changes ? <BulkBar marked={marked} onUnmark={selection.clear} /> : null}
    </>
  );
}

function NewOffer() {
  const { drafts: texts } = useTexts();
  const action = useAction(createDraft);
  const navigate = useNavigate();
  const begin = async (): Promise<void> => {
    const reply = await action.give({ body: {} }, () => '');
    if (reply !== null) await navigate(`/ofertas/${reply.data.codigo}`);
  };
  return (
    <>
      <Problem text={action.problem} />
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        loading={action.busy}
        onClick={() => void begin()}
      >
        {texts.create}
      </Button>
    </>
  );
}
