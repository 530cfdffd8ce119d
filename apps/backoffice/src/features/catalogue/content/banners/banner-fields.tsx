import { Checkbox, Fieldset, FileInput, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { banner } from '@patio/contract/catalogue/content/list-banners.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useCategories } from '../../../trading/monitor/public.ts';
import type { BannerWords } from './banner-draft.ts';
import type { BannerForm } from './use-banner-form.ts';

const PLACES = banner.shape.posicaoImagem.options;
const inPlace = { withinPortal: false };

/** What is written of a banner: where and when it is shown, its picture, its words in two languages, and its buttons. */
export function BannerFields({ form }: { form: BannerForm }) {
  const { banners: texts } = useTexts();
  const { draft, change, shown } = form;
  return (
    <Stack gap="sm">
      <FileInput
        label={texts.picture}
        description={texts.pictureHint}
        placeholder={texts.chooseFile}
        accept="image/jpeg,image/png,image/webp,image/avif"
        clearable
        clearButtonProps={{ 'aria-label': texts.otherPicture }}
        value={draft.file}
        error={shown?.picture}
        onChange={(file) => change({ file })}
      />
      <WhereAndWhen form={form} />
      <Words
        legend={texts.inPortuguese}
        value={draft.portuguese}
        onChange={(portuguese) => change({ portuguese })}
      />
      <Words legend={texts.inEnglish} value={draft.english} onChange={(english) => change({ english })} />
      <TextInput
        label={texts.link}
        description={texts.linkHint}
        maxLength={500}
        value={draft.link}
        error={shown?.link}
        onChange={(event) => change({ link: event.currentTarget.value })}
      />
      <Buttons form={form} />
      {form.hosts.length === 0 ? null : (
        <Checkbox
          label={texts.outside(form.hosts.join(', '))}
          checked={form.outside}
          error={shown?.outside}
          onChange={(event) => form.setOutside(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

function WhereAndWhen({ form: { draft, change } }: { form: BannerForm }) {
  const { banners: texts, common } = useTexts();
  const categories = useCategories();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Select
        label={texts.category}
        data={[{ value: '0', label: texts.home }, ...categories]}
        comboboxProps={inPlace}
        value={draft.category}
        onChange={(category) => change({ category: category ?? '0' })}
      />
      <TextInput
        label={texts.store}
        placeholder={texts.house}
        maxLength={100}
        value={draft.store}
        onChange={(event) => change({ store: event.currentTarget.value })}
      />
      <Select
        label={texts.place}
        data={PLACES.map((value) => ({ value, label: texts.places[value] }))}
        comboboxProps={inPlace}
        value={draft.place}
        onChange={(place) => change({ place: place ?? draft.place })}
      />
      <Checkbox
        mt={{ base: 0, xs: 28 }}
        label={texts.active}
        checked={draft.active}
        onChange={(event) => change({ active: event.currentTarget.checked })}
      />
      <TextInput
        type="datetime-local"
        label={common.since}
        value={draft.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={common.until}
        value={draft.until}
        onChange={(event) => change({ until: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

interface WordsProps {
  readonly legend: string;
  readonly value: BannerWords;
  readonly onChange: (words: BannerWords) => void;
}

function Words({ legend, value, onChange }: WordsProps) {
  const { banners: texts } = useTexts();
  return (
    <Fieldset legend={legend}>
      <Stack gap="xs">
        <TextInput
          label={texts.heading}
          maxLength={120}
          value={value.title}
          onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
        />
        <TextInput
          label={texts.description}
          maxLength={300}
          value={value.description}
          onChange={(event) => onChange({ ...value, description: event.currentTarget.value })}
        />
        <TextInput
          label={texts.button}
          maxLength={60}
          value={value.button}
          onChange={(event) => onChange({ ...value, button: event.currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  );
}

function Buttons({ form: { draft, change, shown } }: { form: BannerForm }) {
  const { banners: texts } = useTexts();
  const dealing = draft.buy || draft.bid;
  return (
    <Fieldset legend={texts.buttons}>
      <Stack gap="xs">
        <Group>
          <Checkbox
            label={texts.buttonsPt.buy}
            checked={draft.buy}
            onChange={(event) => change({ buy: event.currentTarget.checked })}
          />
          <Checkbox
            label={texts.buttonsPt.bid}
            checked={draft.bid}
            onChange={(event) => change({ bid: event.currentTarget.checked })}
          />
          <Checkbox
            label={texts.other}
            checked={draft.other}
            onChange={(event) => change({ other: event.currentTarget.checked })}
          />
        </Group>
        {dealing ? (
          <TextInput
            label={texts.offer}
            inputMode="numeric"
            maxLength={15}
            value={draft.offer}
            onChange={(event) => change({ offer: event.currentTarget.value.replaceAll(/\D/g, '') })}
          />
        ) : null}
        {draft.other ? (
          <TextInput
            label={texts.otherLink}
            description={texts.linkHint}
            maxLength={500}
            value={draft.otherLink}
            error={shown?.otherLink}
            onChange={(event) => change({ otherLink: event.currentTarget.value })}
          />
        ) : null}
      </Stack>
    </Fieldset>
  );
}
