import { Stack, Text, Title } from '@mantine/core';
import { getStaffContacts } from '@patio/contract/catalogue/content/get-staff-contacts.ts';
import { useReply } from '../../../../platform/api/use-reply.ts';
import { useDateText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { UntilLoaded } from '../../../../platform/panels/until-loaded.tsx';
import { RecordHistory } from '../../../people/audit/public.ts';
import { ContactsForm } from './contacts-form.tsx';

/** How buyers reach the house. */
export function ContactsPage() {
  const { contacts: texts } = useTexts();
  const dateText = useDateText();
  const { reply, failed, retry } = useReply(getStaffContacts);
  usePageTitle(texts.title);
  const contacts = reply?.data ?? null;
  return (
    <Stack gap="md" maw={720}>
      <Title order={1} size="h3">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <UntilLoaded loaded={contacts !== null} failed={failed} height={320} onRetry={retry} />
      {contacts === null ? null : (
        <>
          <ContactsForm contacts={contacts} />
          <Text size="xs" c="dimmed">
            {contacts.por === null || contacts.em === null
              ? texts.fromProgram
              : texts.changedBy(contacts.por, dateText(contacts.em))}
          </Text>
          <RecordHistory kind="contacts" id={1} name="" />
        </>
      )}
    </Stack>
  );
}
