import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Link } from 'react-router';
import type { Route } from './+types/survey-finalization';
import { surveyTextsOf, useSurveyTexts } from '../../features/sales/surveys/use-survey-texts.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { useLink } from '../../platform/partner/use-link.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { thanks } = surveyTextsOf(loaderData.idiom);
  return pageMeta({ title: thanks, origin: loaderData.origin, path: '/survey-finalization/', hidden: true });
}

/** Thanks for the answers, and a link to home (SURV-07). */
export default function SurveyThanks() {
  const texts = useSurveyTexts();
  const link = useLink();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-ok-soft text-ok">
        <Icon name="check" size={32} />
      </span>
      <h1 className="mt-5 text-3xl font-bold">{texts.thanks}</h1>
      <p className="mt-3 text-lg text-ink-2">{texts.thanksText}</p>
      <Link to={link('/home')} className={`${buttonLook('bid')} mt-7`}>
        {texts.home}
      </Link>
    </div>
  );
}
