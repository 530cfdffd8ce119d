import { Anchor } from '@mantine/core';
import { listStores } from '@patio/contract/stores/directory/list-stores.ts';
import { Link, useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { MissingPage } from '../../../platform/shell/guarded-page.tsx';
import { StoreView } from './store-view.tsx';

/** A store at its own address. */
export function StorePage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <StoreView key={id} id={Number(id)} back={<Back />} />
  ) : (
    <MissingPage />
  );
}

function Back() {
  const { stores: texts } = useTexts();
  return can(useUser(), listStores) ? (
    <>
      {' · '}
      <Anchor component={Link} to="/lojas" size="sm">
        {texts.back}
      </Anchor>
    </>
  ) : null;
}
