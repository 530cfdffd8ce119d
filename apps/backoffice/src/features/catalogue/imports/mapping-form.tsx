import {
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { columnName } from '@patio/contract/catalogue/imports/column-names.ts';
import { checkImport } from '@patio/contract/catalogue/imports/check-import.ts';
import type { ImportDetail } from '@patio/contract/catalogue/imports/import-words.ts';
import { listDraftChoices } from '@patio/contract/catalogue/drafts/list-draft-choices.ts';
import { IMPORT_COLUMNS } from '@patio/domain/catalogue/drafts/import-columns.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useUser } from '../../../platform/session/user.ts';

type Mapping = ImportDetail['mapeamento'];

/** What each column of a file is, and the terms of its offers; then its lines are checked. */
export function MappingForm({ row, onSent }: { readonly row: ImportDetail; readonly onSent: () => void }) {
  const { imports: texts } = useTexts();
  const action = useAction(checkImport);
  const [mapping, setMapping] = useState<Mapping>(row.mapeamento);
  const [origin, setOrigin] = useState(row.origem);
  const [ends, setEnds] = useState(row.terminaEm);
  const [store, setStore] = useState(row.loja?.codigo ?? null);
  const send = async (): Promise<void> => {
    const body = { mapeamento: mapping, origem: origin, terminaEm: ends, loja: store };
    if (await action.run({ params: { id: row.id }, body }, '')) onSent();
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Title order={2} size="h4">
          {texts.columns}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {row.colunas.map((heading, place) => (
            <HeadingField
              key={heading}
              heading={heading}
              sample={row.exemplos.map((cells) => cells[place] ?? '').find((cell) => cell !== '') ?? ''}
              mapping={mapping}
              onChange={setMapping}
            />
          ))}
        </SimpleGrid>
        <Terms
          ends={ends}
          onEnds={setEnds}
          store={store}
          onStore={setStore}
          origin={origin}
          onOrigin={setOrigin}
        />
        <Problem text={action.problem} />
        <Group gap="sm">
          <Button loading={action.busy} onClick={() => void send()}>
            {texts.check}
          </Button>
          <Text size="sm">{texts.checkHint}</Text>
        </Group>
      </Stack>
    </Paper>
  );
}

interface HeadingProps {
  readonly heading: string;
  readonly sample: string;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** What one column is. A meaning that another column had moves to this one. */
function HeadingField({ heading, sample, mapping, onChange }: HeadingProps) {
  const { imports: texts } = useTexts();
  const idiom = useIdiom();
  const chosen = IMPORT_COLUMNS.find((column) => mapping[column] === heading);
  const choose = (value: string): void => {
    const others = Object.entries(mapping).filter(([column, of]) => of !== heading && column !== value);
    const column = IMPORT_COLUMNS.find((each) => each === value);
    onChange(Object.fromEntries(column === undefined ? others : [...others, [column, heading]]));
  };
  return (
    <NativeSelect
      label={<span style={{ overflowWrap: 'anywhere' }}>{heading.slice(0, 100)}</span>}
      description={sample === '' ? undefined : texts.example(sample.slice(0, 60))}
      value={chosen ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: '', label: texts.unused },
        ...IMPORT_COLUMNS.map((value) => ({ value, label: columnName(value, idiom) })),
      ]}
    />
  );
}

interface TermsProps {
  readonly ends: ImportDetail['terminaEm'];
  readonly onEnds: (ends: ImportDetail['terminaEm']) => void;
  readonly store: number | null;
  readonly onStore: (store: number | null) => void;
  readonly origin: string;
  readonly onOrigin: (origin: string) => void;
}

function Terms({ ends, onEnds, store, onStore, origin, onOrigin }: TermsProps) {
  const { imports: texts } = useTexts();
  const user = useUser();
  const forHouse = user.papel === 'sales' || user.papel === 'administrator';
  const choices = useReply(listDraftChoices, undefined, undefined, { enabled: forHouse });
  const stores = choices.reply?.lojas ?? [];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={texts.origin}
        description={texts.originHint}
        maxLength={60}
        value={origin}
        onChange={(event) => onOrigin(event.currentTarget.value)}
      />
      {forHouse ? (
        <NativeSelect
          label={texts.store}
          value={store ?? ''}
          onChange={(event) => onStore(Number(event.currentTarget.value) || null)}
          data={[
            { value: '', label: texts.house },
            ...stores.map(({ codigo, nome }) => ({ value: String(codigo), label: nome })),
          ]}
        />
      ) : null}
      <NumberInput
        label={texts.endFrom}
        min={1}
        max={365}
        value={ends.de}
        onChange={(value) => onEnds({ ...ends, de: Number(value) || 1 })}
      />
      <NumberInput
        label={texts.endTo}
        min={1}
        max={365}
        value={ends.ate}
        onChange={(value) => onEnds({ ...ends, ate: Number(value) || 1 })}
      />
    </SimpleGrid>
  );
}
