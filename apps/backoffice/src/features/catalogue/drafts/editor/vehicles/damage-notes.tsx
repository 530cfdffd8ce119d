import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core';
import type { ConditionForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { noteSeverities } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';
import { LineField } from '../fields.tsx';

type Note = ConditionForm['avarias'][number];

const MOST = 40;
const EMPTY: Note = { parte: '', texto: '', gravidade: 'leve', fotos: [] };

/** Damage that was noted: the part, what is wrong with it, and how much. */
export function DamageNotes({
  notes,
  onChange,
}: {
  readonly notes: readonly Note[];
  readonly onChange: (notes: Note[]) => void;
}) {
  const { drafts: texts } = useTexts();
  const { locked } = useEditor();
  const changeOne = (at: number, fields: Partial<Note>): void =>
    onChange(notes.map((note, place) => (place === at ? { ...note, ...fields } : note)));
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {texts.damage}
      </Text>
      {notes.map((note, at) => (
        // Notes have no number of their own.
        <Group key={`${at}-${notes.length}`} align="end" gap="xs">
          <LineField
            label={texts.damagePart}
            value={note.parte}
            maxLength={120}
            disabled={locked}
            onChange={(parte) => changeOne(at, { parte })}
          />
          <div style={{ flex: 1, minWidth: 160 }}>
            <LineField
              label={texts.damageText}
              value={note.texto}
              maxLength={1000}
              disabled={locked}
              onChange={(texto) => changeOne(at, { texto })}
            />
          </div>
          <Select
            label={texts.severity}
            w={120}
            value={note.gravidade}
            disabled={locked}
            comboboxProps={{ withinPortal: false }}
            data={noteSeverities.map((value) => ({ value, label: texts.severities[value] }))}
            onChange={(value) =>
              changeOne(at, { gravidade: noteSeverities.find((one) => one === value) ?? 'leve' })
            }
          />
          <ActionIcon
            variant="subtle"
            color="danger"
            size="lg"
            disabled={locked}
            aria-label={texts.removeDamage(at + 1)}
            onClick={() => onChange(notes.filter((_, place) => place !== at))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {notes.length < MOST && !locked ? (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => onChange([...notes, EMPTY])}>
            {texts.addDamage}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
