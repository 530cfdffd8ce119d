import type { Route } from './+types/survey';
import { loadSurvey } from '../../features/sales/surveys/load-survey.ts';
import { SurveyPage } from '../../features/sales/surveys/survey-page.tsx';
import { surveyTextsOf, useSurveyTexts } from '../../features/sales/surveys/use-survey-texts.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const survey = await loadSurvey(api, args.url);
  return { survey, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = surveyTextsOf(loaderData.idiom);
  return pageMeta({ title, origin: loaderData.origin, path: '/survey/', hidden: true });
}

/** A survey, for anyone with its link (ROUT-26). */
export default function Survey({ loaderData: { survey } }: Route.ComponentProps) {
  const texts = useSurveyTexts();
  return (
    <div className="mx-auto max-w-[680px] px-4 py-8">
      <h1 className="mb-5 text-2xl font-bold">{typeof survey === 'string' ? texts.title : survey.title}</h1>
      <SurveyPage survey={survey} />
    </div>
  );
}
