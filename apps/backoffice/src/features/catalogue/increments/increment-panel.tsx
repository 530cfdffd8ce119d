import { Box, Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { saveIncrementTable } from '@patio/contract/catalogue/increments/save-increment-table.ts';
import { BAND_LIMITS } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { CodeField } from '../../../platform/panels/fields/code-field.tsx';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { useCategories } from '../../trading/monitor/public.ts';
import { useIncrementForm, type IncrementForm, type IncrementTable } from './use-increment-form.ts';

interface Props {
  /** Null: a new table. */
  readonly table: IncrementTable | null;
  readonly onClose: () => void;
}

/** The steps of the house or of a store: what they add at which price, and what was done to them. */
export function IncrementPanel({ table, onClose }: Props) {
  const { increments: texts, ended } = useTexts();
  const form = useIncrementForm(table, onClose);
  const { opened } = form;
  const title = `${opened?.loja ?? ended.house}, ${opened?.nomeCategoria ?? texts.every}`;
  return (
    <SidePanel title={opened === null ? texts.add : texts.table(title)} onClose={onClose} size={520}>
      <Stack gap="md">
        <Text size="sm">{texts.hint}</Text>
        <EditForm
          form={form}
          mayEdit={can(useUser(), saveIncrementTable)}
          actions={
            opened === null ? null : (
              <Button variant="default" onClick={() => form.ask('remove')}>
                {texts.remove}
              </Button>
            )
          }
        >
          {opened === null ? <PlaceOfTable form={form} /> : null}
          <BandFields form={form} />
        </EditForm>
        {opened === null ? null : <RecordHistory kind="increment-table" id={opened.codigo} name={title} />}
      </Stack>
      <Consequence form={form} />
    </SidePanel>
  );
}

/** What follows at once on the site, and the reason. */
function Consequence({ form: { asking, ask, action, confirm } }: { form: IncrementForm }) {
  const { increments: texts, common } = useTexts();
  if (asking === null) return null;
  const removes = asking === 'remove';
  return (
    <ReasonDialog
      title={removes ? texts.remove : texts.change}
      text={removes ? texts.removeText : texts.changeText}
      reason={common.reasonInside}
      action={removes ? texts.remove : common.save}
      danger={removes}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={() => {
        action.clear();
        ask(null);
      }}
    />
  );
}

function PlaceOfTable({ form }: { form: IncrementForm }) {
  const { increments: texts, ended } = useTexts();
  const categories = useCategories();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {useUser().loja === null ? (
        <CodeField
          label={texts.storeNumber}
          placeholder={ended.house}
          value={form.store}
          onChange={form.setStore}
        />
      ) : null}
      <Select
        label={texts.category}
        placeholder={texts.every}
        clearable
        comboboxProps={{ withinPortal: false }}
        data={categories}
        value={form.category}
        onChange={form.setCategory}
      />
    </SimpleGrid>
  );
}

/** A line for each range of prices; the last one is open. */
function BandFields({ form: { bands, setBands } }: { form: IncrementForm }) {
  const { increments: texts } = useTexts();
  const last = bands.length - 1;
  const put = (key: number, part: object) =>
    setBands(bands.map((band) => (band.key === key ? { ...band, ...part } : band)));
  const key = Math.max(...bands.map((band) => band.key)) + 1;
  return (
    <>
      {bands.map((band, index) => (
        <Group key={band.key} align="end" gap="xs" wrap="nowrap">
          <Box flex={1}>
            {index === last ? (
              <Text size="sm" pb={8}>
                {bands.length === 1 ? texts.anyPrice : texts.above}
              </Text>
            ) : (
              <MoneyField
                label={texts.upTo(index + 1)}
                value={band.upTo}
                onChange={(upTo) => put(band.key, { upTo })}
              />
            )}
          </Box>
          <Box flex={1}>
            <MoneyField
              label={texts.step(index + 1)}
              value={band.step}
              onChange={(step) => put(band.key, { step })}
            />
          </Box>
          <Button
            variant="default"
            disabled={index === last}
            aria-label={texts.dropBand(index + 1)}
            onClick={() => setBands(bands.filter((one) => one.key !== band.key))}
          >
            ×
          </Button>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          disabled={bands.length >= BAND_LIMITS.most}
          onClick={() => setBands([...bands.slice(0, -1), { key, upTo: '', step: '' }, ...bands.slice(-1)])}
        >
          {texts.addBand}
        </Button>
      </Group>
    </>
  );
}
