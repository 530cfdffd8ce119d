import { Notice } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useSession } from '../../../platform/session/session.tsx';

/** Tells visitors before they type that the dialog sends nothing without an account, and links to sign-in, which leads back to `returnTo`. */
export function SignInInvitation({ returnTo }: { returnTo: string }) {
  const { bidding, shell } = useTexts();
  const { user } = useSession();
  const link = useLink();
  if (user !== null) return null;
  return (
    <div className="mb-4">
      <Notice tone="info" icon="user">
        <p>{bidding.dialogs.signInFirst}</p>
        <Link
          to={`${link('/auth/')}?redirectFrom=${encodeURIComponent(link(returnTo))}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {shell.signIn}
        </Link>
      </Notice>
    </div>
  );
}
