import { Badge, Button, Group, Text } from '@mantine/core';
import { setStoreBank } from '@patio/contract/finance/payouts/set-store-bank.ts';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { ReadStoreBank } from './read-store-bank.tsx';
import { StoreBankForm } from './store-bank-form.tsx';

/** Where the money of a store goes: told by who answers for it, read in full by finance. */
export function StoreBank({ statement }: { readonly statement: StoreStatement }) {
  const { payouts: texts } = useTexts();
  const user = useUser();
  const [editing, edit] = useState(false);
  const { banco, loja, podeAlterarBanco, podeVerBanco } = statement;
  return (
    <Section
      title={texts.bank}
      actions={
        can(user, setStoreBank) && podeAlterarBanco && !editing ? (
          <Button variant="default" size="xs" onClick={() => edit(true)}>
            {banco === null ? texts.changeBank : texts.replaceBank}
          </Button>
        ) : null
      }
    >
      {banco === null ? <Nothing text={texts.noBank} /> : <Shown bank={banco} />}
      {podeVerBanco || podeAlterarBanco ? null : <Nothing text={texts.onlyOwner} />}
      {editing ? <StoreBankForm store={loja.codigo} onDone={() => edit(false)} /> : null}
      {podeVerBanco ? <ReadStoreBank store={loja.codigo} /> : null}
    </Section>
  );
}

function Shown({ bank }: { readonly bank: NonNullable<StoreStatement['banco']> }) {
  const { payouts: texts } = useTexts();
  const dateText = useDateText();
  const { conta, alteradaEm, valeDesde, emEspera } = bank;
  return (
    <Group gap="xs">
      <Text size="sm" fw={500}>
        {conta}
      </Text>
      {emEspera ? (
        <Badge variant="light" tt="none" color="warn" miw="max-content">
          {texts.bankWaits(dateText(valeDesde))}
        </Badge>
      ) : null}
      <Text size="sm" c="dimmed">
        {texts.changedAt(dateText(alteradaEm))}
      </Text>
    </Group>
  );
}
