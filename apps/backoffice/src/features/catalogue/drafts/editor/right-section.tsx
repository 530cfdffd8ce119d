import { Checkbox, Select, SimpleGrid } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Section } from '../../../../platform/panels/section.tsx';
import { useEditor } from './editor-context.ts';
import { LineField } from './fields.tsx';

const ORIGINS = ['particular', 'judicial', 'orgao-publico'] as const;
const NOBODY = { nome: '', matricula: '', edital: '' } as const;
const FIELDS = [
  ['nome', 120],
  ['matricula', 60],
  ['edital', 200],
] as const;

/** By which right the offer is sold (rule 0.42): directly, or by an official auctioneer. */
export function RightSection() {
  const { drafts: texts } = useTexts();
  const { form, change, locked, problem } = useEditor();
  const { leiloeiro } = form;
  return (
    <Section title={texts.rightPart}>
      <Select
        label={texts.origin}
        value={form.procedencia}
        disabled={locked}
        comboboxProps={{ withinPortal: false }}
        error={problem(['auctioneer-needed'])}
        data={ORIGINS.map((value) => ({ value, label: texts.origins[value] }))}
        onChange={(value) =>
          change({ procedencia: ORIGINS.find((origin) => origin === value) ?? 'particular' })
        }
      />
      <Checkbox
        label={texts.byAuctioneer}
        checked={leiloeiro !== null}
        disabled={locked}
        onChange={(event) => change({ leiloeiro: event.currentTarget.checked ? NOBODY : null })}
      />
      {leiloeiro === null ? null : (
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          {FIELDS.map(([name, maxLength]) => (
            <LineField
              key={name}
              label={texts.auctioneer[name]}
              value={leiloeiro[name]}
              maxLength={maxLength}
              disabled={locked}
              error={leiloeiro[name].trim() === '' ? problem(['auctioneer-incomplete']) : null}
              onChange={(text) => change({ leiloeiro: { ...leiloeiro, [name]: text } })}
            />
          ))}
        </SimpleGrid>
      )}
    </Section>
  );
}
