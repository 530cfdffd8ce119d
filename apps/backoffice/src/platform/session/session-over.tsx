import { Button, Text } from '@mantine/core';
import { Dialog } from '../panels/dialog.tsx';
import { useTexts } from '../i18n/texts.ts';
import { leave } from './session-store.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Above the screen of a user whose session has ended: nothing that they typed is lost. */
export function SessionOver() {
  const { session: texts } = useTexts();
  return (
    <Dialog title={texts.over} onClose={null}>
      <Text size="sm" mb="md">
        {texts.overText}
      </Text>
      <SignInForm />
      <Button variant="subtle" fullWidth mt="xs" onClick={() => void leave()}>
        {texts.leave}
      </Button>
    </Dialog>
  );
}
