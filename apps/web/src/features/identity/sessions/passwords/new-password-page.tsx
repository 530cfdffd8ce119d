import { buttonLook } from '@patio/ui/button.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useGoal } from '../../../../platform/session/use-goal.ts';
import { AuthCard } from '../auth-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { usePasswordLink } from './use-password-link.ts';

/** A new password for anyone who is signed in, has to change it, or came by a mailed link (PASS, S-34). */
export function NewPasswordPage({ signedIn }: { signedIn: boolean }) {
  const { password: texts, shell } = useTexts();
  const { state, retry, expire } = usePasswordLink(signedIn);
  switch (state) {
    case 'dead':
      return <AskAgain title={texts.deadTitle} text={texts.deadText} />;
    case 'no-session':
      return <AskAgain title={texts.noSessionTitle} text={texts.noSessionText} />;
    case 'failed':
      return (
        <AuthCard title={texts.newTitle}>
          <ErrorState text={texts.openFailed} retryLabel={shell.retry} onRetry={retry} />
        </AuthCard>
      );
    case 'opening':
      return (
        <AuthCard title={texts.newTitle}>
          <p role="status" className="mb-4 text-ink-2">
            {texts.opening}
          </p>
          <Skeleton className="h-80" />
        </AuthCard>
      );
    case 'open':
      return (
        <AuthCard title={texts.newTitle}>
          <NewPasswordForm onExpired={expire} />
        </AuthCard>
      );
  }
}

function AskAgain({ title, text }: { title: string; text: string }) {
  const { password: texts, session } = useTexts();
  const link = useLink();
  const { signIn } = useGoal();
  return (
    <AuthCard title={title} text={text}>
      <div className="flex flex-wrap gap-3">
        <Link to={link('/auth/esqueceu-senha')} className={buttonLook('bid')}>
          {texts.askAgain}
        </Link>
        <Link to={signIn} className={buttonLook('quiet')}>
          {session.submit}
        </Link>
      </div>
    </AuthCard>
  );
}
