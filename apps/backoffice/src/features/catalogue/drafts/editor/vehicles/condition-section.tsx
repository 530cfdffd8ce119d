import { Select, SimpleGrid, Stack } from '@mantine/core';
import type { ConditionForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { conditionGrades, odometerStates } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Section } from '../../../../../platform/panels/section.tsx';
import { DamageNotes } from './damage-notes.tsx';
import { LegalSheet } from '../checks/legal-sheet.tsx';
import { useEditor } from '../editor-context.ts';
import { WholeField } from '../fields.tsx';

const NOTHING: ConditionForm = {
  legal: [],
  estadoGeral: null,
  hodometro: null,
  chassiRemarcado: null,
  chaves: null,
  manual: null,
  proprietarios: null,
  avarias: [],
};

interface Part {
  readonly condition: ConditionForm;
  readonly change: (fields: Partial<ConditionForm>) => void;
}

/** Legal sheet and condition of each vehicle. */
export function ConditionSections() {
  const { drafts: texts } = useTexts();
  const { form, change } = useEditor();
  const { veiculos } = form;
  return veiculos.map((vehicle, at) => {
    const condition = vehicle.condicao ?? NOTHING;
    const changeOne = (fields: Partial<ConditionForm>): void =>
      change({
        veiculos: veiculos.map((one, place) =>
          place === at ? { ...one, condicao: { ...condition, ...fields } } : one,
        ),
      });
    return (
      <Section
        key={`${at}-${veiculos.length}`}
        title={veiculos.length > 1 ? texts.conditionOfLot(at + 1) : texts.conditionPart}
      >
        <Stack gap="md">
          <State condition={condition} change={changeOne} />
          <LegalSheet vehicle={vehicle} at={at} />
          <DamageNotes notes={condition.avarias} onChange={(avarias) => changeOne({ avarias })} />
        </Stack>
      </Section>
    );
  });
}

function State({ condition, change }: Part) {
  const { drafts: texts } = useTexts();
  const { locked } = useEditor();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
      <Word
        label={texts.grade}
        value={condition.estadoGeral}
        options={conditionGrades}
        names={texts.grades}
        onChange={(estadoGeral) => change({ estadoGeral })}
      />
      <Word
        label={texts.odometer}
        value={condition.hodometro}
        options={odometerStates}
        names={texts.odometers}
        onChange={(hodometro) => change({ hodometro })}
      />
      <YesNo
        label={texts.restamped}
        value={condition.chassiRemarcado}
        onChange={(chassiRemarcado) => change({ chassiRemarcado })}
      />
      <YesNo label={texts.manual} value={condition.manual} onChange={(manual) => change({ manual })} />
      <WholeField
        label={texts.keys}
        value={condition.chaves}
        max={20}
        disabled={locked}
        onChange={(chaves) => change({ chaves })}
      />
      <WholeField
        label={texts.owners}
        value={condition.proprietarios}
        max={100}
        disabled={locked}
        onChange={(owners) => change({ proprietarios: owners === 0 ? null : owners })}
      />
    </SimpleGrid>
  );
}

function Word<T extends string>({
  label,
  value,
  options,
  names,
  onChange,
}: {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly onChange: (value: T | null) => void;
}) {
  const { locked } = useEditor();
  return (
    <Select
      label={label}
      value={value}
      clearable
      disabled={locked}
      comboboxProps={{ withinPortal: false }}
      data={options.map((option) => ({ value: option, label: names[option] }))}
      onChange={(chosen) => onChange(options.find((option) => option === chosen) ?? null)}
    />
  );
}

function YesNo({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
}) {
  const { common } = useTexts();
  return (
    <Word
      label={label}
      value={value === null ? null : value ? 'S' : 'N'}
      options={['S', 'N']}
      names={{ S: common.yes, N: common.no }}
      onChange={(chosen) => onChange(chosen === null ? null : chosen === 'S')}
    />
  );
}
