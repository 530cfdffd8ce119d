import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AccountSections } from './account-sections.tsx';
import { useAccountForm } from './use-account-form.ts';

interface Props {
  /** Sends the fields; null: it is taken, else why it is not. */
  readonly send: (body: ReturnType<typeof useAccountForm>['body']) => Promise<readonly string[] | null>;
  /** The name of the button. */
  readonly action: string;
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly onGiven: () => Promise<void>;
}

/** The fields of the account; what was typed stays if it is refused. */
export function AccountDialog({ send: take, action, title, text, onClose, onGiven }: Props) {
  const { shell } = useTexts();
  const form = useAccountForm(true);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const send = async (): Promise<void> => {
    setSending(true);
    const refused = await take(form.body);
    if (refused === null) {
      await onGiven();
      onClose();
      return;
    }
    setProblems(refused);
    setSending(false);
  };
  return (
    <Dialog
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      wide
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button busy={sending} disabled={!form.valid} onClick={() => void send()}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{text}</p>
        <AccountSections form={form} states={form.states} />
        {problems.length === 0 ? null : (
          <div role="alert" className="text-danger">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
