import { Button, Group, Stack, Title } from '@mantine/core';
import type { AuditEntry } from '@patio/contract/people/audit/audit-row.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { ListState } from '../../../platform/lists/use-list-state.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { AuditDifference } from './audit-difference.tsx';
import { useAuditWords } from './use-audit-words.ts';

interface Props {
  readonly entry: AuditEntry;
  readonly state: ListState;
  readonly onClose: () => void;
}

const NO_RECORD = { registro: '', 'dia.de': '', 'dia.ate': '' };

/** What the list is narrowed by to one record: its number, or the day of the book; null: it is known by neither. */
function recordOf({ tipo, id }: AuditEntry): Readonly<Record<string, string>> | null {
  if (id === null) return null;
  if (tipo === 'book') return { 'dia.de': id, 'dia.ate': id };
  return /^\d+$/.test(id) ? { registro: id } : null;
}

/** One action: who, what, when and why, and each changed value before and after. */
export function AuditPanel({ entry, state, onClose }: Props) {
  const { audit: texts, common } = useTexts();
  const dateText = useDateText();
  const words = useAuditWords();
  const { quem, loja, tipo, id, detalhes } = entry;
  const record = recordOf(entry);
  // At once with closing the panel: of two changes of the address the second would undo the first.
  const narrow = (fields: Readonly<Record<string, string>>): void => state.set({ ...fields, id: '' });
  return (
    <SidePanel title={words.action(entry.acao)} onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            [texts.when, dateText(entry.em)],
            [texts.who, words.actor(entry)],
            [texts.record, words.record(entry)],
            [common.store, loja?.nome ?? null],
            ...detalhes.map(
              (detail) =>
                [
                  words.field(detail.campo, entry.acao),
                  words.value(detail.tipo, detail.valor, detail.campo),
                ] as const,
            ),
          ]}
        />
        {tipo === 'offer' && id !== null ? <OfferLink code={Number(id)} /> : null}
        <Group gap="xs">
          {record === null ? null : (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => narrow({ ...NO_RECORD, tipo, ...record, quem: '', acao: '' })}
            >
              {texts.onlyRecord}
            </Button>
          )}
          {quem === null ? null : (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => narrow({ ...NO_RECORD, quem: String(quem.codigo), tipo: '', acao: '' })}
            >
              {texts.onlyActor}
            </Button>
          )}
        </Group>
        <Title order={2} size="h5">
          {texts.changes}
        </Title>
        <AuditDifference entry={entry} />
      </Stack>
    </SidePanel>
  );
}
