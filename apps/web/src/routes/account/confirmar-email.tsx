import { confirmEmail } from '@patio/contract/identity/email-confirmations/confirm-email.ts';
import type { Route } from './+types/confirmar-email';
import { ConfirmEmailPage } from '../../features/identity/email-confirmation/confirm-email-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { brandOf } from '../../platform/head/brand-of.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';
import { followMailLink } from '../../platform/mail-link/follow-mail-link.ts';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext), token: tokenOf(request) };
}

/** The form of a page without JavaScript. */
export function action(args: Route.ActionArgs) {
  const body = { token: tokenOf(args.request) };
  return followMailLink(async () => (await loaderApi(args).call(confirmEmail, { body })).data.confirmado);
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).emailConfirmation;
  return pageMeta({
    title,
    origin: loaderData.origin,
    path: '/auth/confirmar-email',
    hidden: true,
    brand: brandOf(params.partner, matches[0].loaderData?.partner),
  });
}

/** Confirms the e-mail of an account, by the link in a mail. */
export default function ConfirmEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { emailConfirmation: texts } = useTexts();
  return (
    <div className="mx-auto max-w-[640px] px-4 py-10">
      <h1 className="mb-5 text-2xl font-bold">{texts.title}</h1>
      <ConfirmEmailPage token={token} sent={actionData} />
    </div>
  );
}
