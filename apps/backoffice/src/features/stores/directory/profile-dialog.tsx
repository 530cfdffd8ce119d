import { Button, Checkbox, FileInput, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { STORE_DESCRIPTION_LONGEST } from '@patio/contract/catalogue/store-profiles/save-store-profile.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlaceFields } from '../../../platform/panels/fields/place-fields.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useProfileForm, type ProfileForm } from './use-profile-form.ts';

/** What a store says of itself, edited beside it, on the version that was open first. */
export function ProfileDialog({ store, onClose }: { store: StoreHead; onClose: () => void }) {
  const { storeProfile: texts, common } = useTexts();
  const form = useProfileForm(store, onClose);
  return (
    <SidePanel title={texts.edit} onClose={onClose} size={520}>
      <form
        noValidate
        aria-label={texts.edit}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
          <Photo form={form} store={store} />
          <Fields form={form} />
          <Problem text={form.problem} />
          <Group>
            <Button type="submit" loading={form.busy}>
              {common.save}
            </Button>
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
          </Group>
        </Stack>
      </form>
    </SidePanel>
  );
}

function Photo({ form, store: { urlFoto } }: { form: ProfileForm; store: StoreHead }) {
  const { storeProfile: texts } = useTexts();
  const { draft, change, shown } = form;
  return (
    <>
      <FileInput
        label={texts.photo}
        description={texts.photoHint}
        placeholder={texts.choosePhoto}
        accept="image/jpeg,image/png,image/webp,image/avif"
        clearable
        clearButtonProps={{ 'aria-label': texts.otherPhoto }}
        value={draft.file}
        error={shown?.photo}
        onChange={(file) => change({ file, removed: false })}
      />
      {urlFoto === null || draft.file !== null ? null : (
        <Group gap="md">
          <img src={urlFoto} alt={texts.presentPhoto} width={72} height={72} style={{ objectFit: 'cover' }} />
          <Checkbox
            label={texts.removePhoto}
            checked={draft.removed}
            onChange={(event) => change({ removed: event.currentTarget.checked })}
          />
        </Group>
      )}
    </>
  );
}

function Fields({ form: { draft, change, shown } }: { form: ProfileForm }) {
  const { storeProfile: texts, stores } = useTexts();
  return (
    <>
      <Textarea
        label={stores.description}
        description={texts.left(STORE_DESCRIPTION_LONGEST - draft.description.length)}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={STORE_DESCRIPTION_LONGEST}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <TextInput
        label={stores.phone}
        description={texts.phoneHint}
        type="tel"
        maxLength={30}
        value={draft.phone}
        error={shown?.phone}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
      <TextInput
        label={stores.site}
        maxLength={200}
        value={draft.site}
        onChange={(event) => change({ site: event.currentTarget.value })}
      />
      <PlaceFields
        value={draft.place}
        none={texts.noPlace}
        cityError={shown?.city ?? null}
        onChange={(place) => change({ place })}
      />
      <TextInput
        label={stores.place}
        description={texts.addressHint}
        maxLength={200}
        value={draft.address}
        error={shown?.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
    </>
  );
}
