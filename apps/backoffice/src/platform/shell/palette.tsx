import { ActionIcon, Button, Kbd } from '@mantine/core';
import { Spotlight, spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { getAccount } from '@patio/contract/people/directory/get-account.ts';
import { listAccounts } from '@patio/contract/people/directory/list-accounts.ts';
import { getPurchase } from '@patio/contract/sales/purchases/get-purchase.ts';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { folded } from '../i18n/folded.ts';
import { useTexts } from '../i18n/texts.ts';
import { can, useUser } from '../session/user.ts';
import { pagesFor } from './pages/pages.ts';

/** Opens the palette, also for those who do not know the keys. */
export function PaletteButton() {
  const { palette: texts } = useTexts();
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        hiddenFrom="sm"
        aria-label={texts.label}
        onClick={spotlight.open}
      >
        <IconSearch size={16} aria-hidden />
      </ActionIcon>
      <Button
        variant="default"
        size="sm"
        visibleFrom="sm"
        leftSection={<IconSearch size={14} aria-hidden />}
        rightSection={<Kbd size="xs">Ctrl K</Kbd>}
        onClick={spotlight.open}
      >
        {texts.open}
      </Button>
    </>
  );
}

/** Every page, offer, purchase and account from anywhere, by a few keys. */
export function Palette() {
  const { palette: texts, pages } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const wanted = folded(term.trim());
  const actions: SpotlightActionData[] = pagesFor(user)
    .filter(({ name }) => folded(pages[name]).includes(wanted))
    .map(({ path, name }) => ({ id: path, label: pages[name], onClick: () => void navigate(path) }));
  if (/^\d{1,9}$/.test(wanted))
    actions.push({
      id: `offer-${wanted}`,
      label: texts.toOffer(wanted),
      onClick: () => window.open(`/oferta/${wanted}`, '_blank', 'noopener'),
    });
  if (/^[1-9]\d{0,8}$/.test(wanted) && can(user, getPurchase))
    actions.push({
      id: `purchase-${wanted}`,
      label: texts.toPurchase(wanted),
      onClick: () => void navigate(`/compras?id=${wanted}`),
    });
  if (/^[1-9]\d{0,8}$/.test(wanted) && can(user, getAccount))
    actions.push({
      id: `account-${wanted}`,
      label: texts.toAccount(wanted),
      onClick: () => void navigate(`/pessoas/${wanted}`),
    });
  if (wanted.length > 2 && can(user, listAccounts))
    actions.push({
      id: 'accounts',
      label: texts.findAccounts(term.trim()),
      onClick: () => void navigate(`/pessoas?busca=${encodeURIComponent(term.trim())}`),
    });
  return (
    <Spotlight
      attributes={{ content: { 'aria-label': texts.label } }}
      shortcut="mod + K"
      query={term}
      onQueryChange={setTerm}
      actions={actions}
      filter={(_term, all) => all}
      nothingFound={texts.none}
      searchProps={{ placeholder: texts.placeholder, 'aria-label': texts.label }}
    />
  );
}
