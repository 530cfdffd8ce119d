import { Button } from '@patio/ui/button.tsx';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { LeaveDialog } from '../../../../platform/navigation/leave-dialog.tsx';
import type { ProfilePageData } from './load-profile-page.ts';
import { ProfileData } from './profile-data.tsx';
import { ProfileInterests } from './profile-interests.tsx';
import { ProfilePasswords } from './profile-passwords.tsx';
import { RefusalList } from '../refusal-list.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Data, password and interests under one Save, which waits until nothing is wrong (PROF-06 to PROF-08). */
export function ProfileForm(data: ProfilePageData) {
  const { profile: texts } = useTexts();
  const form = useProfileForm(data);
  const top = useRef<HTMLDivElement>(null);
  const refused = form.refused.length > 0;
  useEffect(() => {
    if (refused) top.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  // A disabled button takes no Enter: so missing input is reported nevertheless.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') form.leave(...form.problems.keys());
  };
  const missing = [...form.problems.keys()].map((key) => texts.fields[key].toLowerCase());
  return (
    <ScriptForm
      noValidate
      onSubmit={form.submit}
      onKeyDown={onKeyDown}
      aria-busy={form.sending}
      className="flex flex-col gap-5"
    >
      <div ref={top} className="empty:hidden">
        <RefusalList erros={form.refused} onDismiss={form.dismiss} />
      </div>
      <Part title={texts.data}>
        <ProfileData profile={data.profile} form={form} />
      </Part>
      <Part title={texts.password}>
        <ProfilePasswords
          form={form}
          known={[data.profile.email, data.profile.login]}
          optional={data.profile.senhaOpcional}
        />
      </Part>
      <Part title={texts.interests}>
        <ProfileInterests categories={data.categories} chosen={form.interests} onChoose={form.choose} />
      </Part>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p role="status" className="grow text-sm text-ink-3">
          {missing.length === 0 ? '' : texts.check(missing.join(', '))}
        </p>
        <Button look="bid" size="large" type="submit" disabled={!form.valid} busy={form.sending}>
          {form.sending ? texts.saving : texts.save}
        </Button>
      </div>
      <LeaveDialog guard={form.guard} />
    </ScriptForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
