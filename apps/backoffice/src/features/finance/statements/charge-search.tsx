import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { listCharges } from '@patio/contract/finance/charge-list/list-charges.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import type { PickedCharge } from './picked-charge.ts';

interface Props {
  readonly taken: readonly PickedCharge[];
  readonly onAdd: (charge: PickedCharge) => void;
}

const SHORTEST = 2;

/** Finds open charges by buyer, offer or number. */
export function ChargeSearch({ taken, onAdd }: Props) {
  const { statements: texts, charges } = useTexts();
  const [term, setTerm] = useState('');
  const busca = term.trim();
  const enabled = busca.length >= SHORTEST;
  const { reply, failed } = useReply(
    listCharges,
    { busca, situacao: 'aberta,parcial,vencida', limit: '8' },
    undefined,
    { enabled },
  );
  const found = enabled ? (reply?.data ?? null) : null;
  const codes = new Set(taken.map(({ codigo }) => codigo));
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label={texts.search}
        description={texts.searchHint}
        maxLength={100}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <Problem text={enabled ? failed : null} />
      {found?.length === 0 ? <Text size="sm">{texts.nothingFound}</Text> : null}
      {found?.map(({ codigo, tipo, aberto, codigoCompra, comprador }) => (
        <Group key={codigo} justify="space-between" wrap="nowrap">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {`${texts.charge(charges.kinds[tipo], moneyText(aberto), codigoCompra)} · ${comprador.nome}`}
          </Text>
          <Button
            variant="default"
            size="xs"
            miw="max-content"
            disabled={codes.has(codigo)}
            onClick={() => onAdd({ codigo, tipo, aberto, codigoCompra })}
          >
            {texts.add}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
