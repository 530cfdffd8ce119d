import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import type { YardDamage } from '@patio/contract/sales/yard/intake-form.ts';
import { noteSeverities } from '@patio/domain/catalogue/conditions/legal-items.ts';
import {
  DAMAGE_KINDS,
  DAMAGE_VIEWS,
  YARD_LIMITS,
  type DamageView,
} from '@patio/domain/sales/yard/yard-checklist.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Section } from '../../../../platform/panels/section.tsx';
import { CameraButton } from './camera-button.tsx';
import { keepPhoto, type StoredIntake } from './intake-db.ts';
import { VehicleDrawing } from './vehicle-drawing.tsx';

interface Props {
  readonly intake: StoredIntake;
  readonly onChange: (edit: (damages: readonly YardDamage[]) => YardDamage[]) => void;
  readonly onTaking: (taking: boolean) => void;
}

/** Damage, marked on a drawing of the vehicle: where, what, how bad, and a photo. */
export function DamageSection({ intake, onChange, onTaking }: Props) {
  const { yard: texts } = useTexts();
  const [view, setView] = useState<DamageView>('esquerda');
  const { avarias: damages, tipo } = intake.form;
  const add = (x: number, y: number): void => {
    if (damages.length >= YARD_LIMITS.damages) return;
    onChange((noted) => [
      ...noted,
      { vista: view, x, y, tipo: 'risco', gravidade: 'leve', observacao: '', foto: null },
    ]);
  };
  const set = (at: number, change: Partial<YardDamage>): void =>
    onChange((noted) => noted.map((damage, place) => (place === at ? { ...damage, ...change } : damage)));
  return (
    <Section title={texts.damages}>
      <Text size="sm" c="dimmed">
        {texts.damagesHint}
      </Text>
      <NativeSelect
        aria-label={texts.damages}
        value={view}
        data={DAMAGE_VIEWS.map((value) => ({ value, label: texts.views[value] }))}
        onChange={(event) =>
          setView(DAMAGE_VIEWS.find((one) => one === event.currentTarget.value) ?? 'esquerda')
        }
      />
      <VehicleDrawing kind={tipo} view={view} label={texts.views[view]} damages={damages} onTap={add} />
      <Button variant="default" onClick={() => add(0.5, 0.5)}>
        {texts.addDamage}
      </Button>
      <Stack gap="xs">
        {damages.map((damage, at) => (
          <Damage
            key={at}
            at={at}
            damage={damage}
            entrada={intake.cliente}
            onSet={(change) => set(at, change)}
            onRemove={() => onChange((noted) => noted.filter((_one, place) => place !== at))}
            onTaking={onTaking}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface DamageProps {
  readonly at: number;
  readonly damage: YardDamage;
  readonly entrada: string;
  readonly onSet: (change: Partial<YardDamage>) => void;
  readonly onRemove: () => void;
  readonly onTaking: (taking: boolean) => void;
}

function Damage({ at, damage, entrada, onSet, onRemove, onTaking }: DamageProps) {
  const { yard: texts } = useTexts();
  const keep = async (arquivo: Blob): Promise<void> => {
    const cliente = crypto.randomUUID();
    await keepPhoto({ cliente, entrada, arquivo, em: Date.now() });
    onSet({ foto: cliente });
  };
  return (
    <Paper withBorder p="xs">
      <Stack gap={6}>
        <Text size="sm" fw={600}>
          {at + 1} · {texts.views[damage.vista]}
        </Text>
        <NativeSelect
          aria-label={`${texts.kind} ${at + 1}`}
          value={damage.tipo}
          data={DAMAGE_KINDS.map((value) => ({ value, label: texts.damageKinds[value] }))}
          onChange={(event) =>
            onSet({ tipo: DAMAGE_KINDS.find((kind) => kind === event.currentTarget.value) ?? 'outro' })
          }
        />
        <NativeSelect
          aria-label={`${texts.severity} ${at + 1}`}
          value={damage.gravidade}
          data={noteSeverities.map((value) => ({ value, label: texts.severities[value] }))}
          onChange={(event) =>
            onSet({ gravidade: noteSeverities.find((one) => one === event.currentTarget.value) ?? 'leve' })
          }
        />
        <TextInput
          aria-label={`${texts.damageNote} ${at + 1}`}
          placeholder={texts.damageNote}
          maxLength={200}
          value={damage.observacao}
          onChange={(event) => onSet({ observacao: event.currentTarget.value })}
        />
        <Group gap="xs">
          <CameraButton
            label={damage.foto === null ? texts.damagePhoto : `${texts.damagePhoto} ✓`}
            onPhoto={keep}
            onTaking={onTaking}
          />
          <Button variant="subtle" color="danger" onClick={onRemove}>
            {texts.removeDamage(at + 1)}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
