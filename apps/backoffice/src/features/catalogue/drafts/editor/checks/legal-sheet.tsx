import { Button, Group, Stack, Text } from '@mantine/core';
import type { VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { askLegalChecks } from '@patio/contract/catalogue/legal-checks/ask-legal-checks.ts';
import { legalItems, type LegalItem } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { useState } from 'react';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Problem } from '../../../../../platform/panels/problem.tsx';
import { useAction } from '../../../../../platform/panels/use-action.ts';
import { useEditor } from '../editor-context.ts';
import { CheckDialog } from './check-dialog.tsx';
import { CheckHistory } from './check-history.tsx';
import { CheckLine } from './check-line.tsx';

interface Props {
  readonly vehicle: VehicleForm;
  /** Its place, from 0. */
  readonly at: number;
}

/** The legal sheet of a vehicle: what was checked, when and where, and what nobody has checked yet. */
export function LegalSheet({ vehicle, at }: Props) {
  const { drafts: texts, legalChecks: words } = useTexts();
  const { draft, locked, resting, saved, take } = useEditor();
  const [recording, setRecording] = useState<LegalItem | null>(null);
  const action = useAction(askLegalChecks);
  const { legal } = draft;
  const ask = async (): Promise<void> => {
    const now = await saved();
    if (now === null) return;
    const request = { params: { id: now.codigo }, body: { veiculo: at } };
    const reply = await action.give(request, () => words.asked);
    if (reply !== null) take(reply.data);
  };
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {texts.legal}
        </Text>
        <Group gap="xs">
          {legal.consulta && plateOf(vehicle.placa ?? '') !== null ? (
            <Button
              size="compact-sm"
              variant="default"
              loading={action.busy}
              disabled={resting}
              onClick={() => void ask()}
            >
              {words.ask}
            </Button>
          ) : null}
          <Button
            size="compact-sm"
            variant="default"
            disabled={resting}
            onClick={() => setRecording('furto-roubo')}
          >
            {words.record}
          </Button>
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        {locked ? words.hintDealt : words.hint}
        {legal.consulta && plateOf(vehicle.placa ?? '') === null ? ` ${words.needsPlate}` : ''}
      </Text>
      <Problem text={action.problem} />
      <Stack gap={0} component="ul" p={0} m={0} aria-label={texts.legal} style={{ listStyle: 'none' }}>
        {legalItems.map((item) => (
          <CheckLine
            key={item}
            item={item}
            check={
              legal.conferencias.find((one) => one.vale && one.veiculo === at && one.item === item) ?? null
            }
            stated={vehicle.condicao?.legal.find((one) => one.item === item) ?? null}
            onRecord={() => setRecording(item)}
          />
        ))}
      </Stack>
      <CheckHistory at={at} />
      {recording === null ? null : (
        <CheckDialog at={at} item={recording} onClose={() => setRecording(null)} />
      )}
    </Stack>
  );
}
