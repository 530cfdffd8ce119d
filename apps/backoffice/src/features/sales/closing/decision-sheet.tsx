import { Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import type { ConditionalSale } from './conditional-sale.ts';
import { useDecisions, type Decision, type Decisions } from './use-decisions.ts';

interface Props {
  readonly sales: readonly ConditionalSale[];
  readonly onClose: () => void;
}

/** Conditional sales on one sheet: each is accepted, released or left, and each says what became of it. */
export function DecisionSheet({ sales, onClose }: Props) {
  const { conditional: texts, common } = useTexts();
  const decisions = useDecisions();
  const [asked, setAsked] = useState(false);
  const chosen = sales.filter(({ codigoOferta }) => decisions.isOpen(codigoOferta));
  const accepted = chosen.filter(({ codigoOferta }) => decisions.of(codigoOferta) === 'aceitar').length;
  const confirm = async (): Promise<void> => {
    setAsked(false);
    await decisions.send(chosen.map(({ codigoOferta }) => codigoOferta));
  };
  return (
    <SidePanel title={texts.sheet(sales.length)} onClose={onClose} size={620} unsaved={chosen.length > 0}>
      <Stack gap="sm">
        <Group gap="xs">
          {(['aceitar', 'liberar'] as const).map((decision) => (
            <Button
              key={decision}
              size="compact-sm"
              variant="default"
              onClick={() => {
                for (const { codigoOferta } of sales) decisions.choose(codigoOferta, decision);
              }}
            >
              {texts.allRows[decision]}
            </Button>
          ))}
        </Group>
        {sales.map((sale) => (
          <SaleRow key={sale.codigoOferta} sale={sale} decisions={decisions} />
        ))}
        <Group justify="space-between">
          <Text size="sm" role="status">
            {decisions.summary}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {common.close}
            </Button>
            <Button disabled={chosen.length === 0} loading={decisions.busy} onClick={() => setAsked(true)}>
              {texts.decideMany(chosen.length)}
            </Button>
          </Group>
        </Group>
      </Stack>
      {asked ? (
        <Confirmation
          title={texts.decideMany(chosen.length)}
          text={texts.manyText(accepted, chosen.length - accepted)}
          action={texts.confirmMany}
          busy={false}
          problem={null}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </SidePanel>
  );
}

function SaleRow({ sale, decisions }: { readonly sale: ConditionalSale; readonly decisions: Decisions }) {
  const { conditional: texts } = useTexts();
  const { codigoOferta: code, titulo, valor, reserva, comprador } = sale;
  const result = decisions.result(code);
  const done = result !== null && result.problem === null;
  return (
    <Paper withBorder p="xs" role="group" aria-label={titulo}>
      <Group justify="space-between" align="start" wrap="wrap">
        <div style={{ flex: '1 1 220px', minWidth: 0 }}>
          <Text size="sm" fw={600}>{`${code} · ${titulo}`}</Text>
          <Text size="sm">{texts.against(moneyText(valor), moneyText(reserva))}</Text>
          <Text size="xs" c="dimmed">
            {comprador.nome}
          </Text>
        </div>
        {done ? (
          <Text size="sm" fw={600} c="ok">
            {decisions.of(code) === 'aceitar' ? texts.accepted : texts.released}
          </Text>
        ) : (
          <SegmentedControl
            size="xs"
            aria-label={texts.decisionOn(titulo)}
            value={decisions.of(code) ?? 'esperar'}
            disabled={decisions.busy}
            onChange={(value) => decisions.choose(code, asDecision(value))}
            data={[
              { value: 'esperar', label: texts.wait },
              { value: 'aceitar', label: texts.acceptRow },
              { value: 'liberar', label: texts.releaseRow },
            ]}
          />
        )}
      </Group>
      {result?.problem ? (
        <Text size="sm" c="danger" role="alert">
          {result.problem}
        </Text>
      ) : null}
    </Paper>
  );
}

function asDecision(value: string): Decision | null {
  return value === 'aceitar' || value === 'liberar' ? value : null;
}
