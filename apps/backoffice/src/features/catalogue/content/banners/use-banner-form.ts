import { createBanner } from '@patio/contract/catalogue/content/create-banner.ts';
import { saveBanner } from '@patio/contract/catalogue/content/save-banner.ts';
import { BANNER_BYTES, type StaffBanner } from '@patio/contract/catalogue/content/staff-banner.ts';
import { linkTarget } from '@patio/domain/catalogue/content/link-target.ts';
import { useState } from 'react';
import { base64Of } from '../../../../platform/api/base64-of.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useAction } from '../../../../platform/panels/use-action.ts';
import { draftOf, fieldsOf, type BannerDraft } from './banner-draft.ts';

/** A banner while it is edited, of the version that was open first; null: a new one. */
export function useBannerForm(opened: StaffBanner | null, onDone: () => void) {
  const { banners: texts } = useTexts();
  const [banner] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(banner));
  const [outside, setOutside] = useState(false);
  const [tried, setTried] = useState(false);
  const creation = useAction(createBanner);
  const change = useAction(saveBanner);
  const links = [draft.link.trim(), draft.other ? draft.otherLink.trim() : ''].filter((link) => link !== '');
  const hosts = links.map(linkTarget).flatMap((target) => (target.kind === 'outside' ? [target.host] : []));
  const { file } = draft;
  const problems = {
    picture:
      file === null
        ? banner === null
          ? texts.choosePicture
          : null
        : file.size > BANNER_BYTES
          ? texts.pictureHint
          : null,
    outside: hosts.length > 0 && !outside ? texts.confirmOutside : null,
    link: linkProblem(draft.link, texts.badLink),
    otherLink: draft.other ? linkProblem(draft.otherLink, texts.badLink) : null,
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== null)) return;
    const imagem = file === null ? {} : { imagem: await base64Of(file) };
    const body = { ...fieldsOf(draft, outside), ...imagem };
    const done =
      banner === null
        ? await creation.run({ body }, texts.created)
        : await change.run(
            { params: { id: banner.codigo }, body: { ...body, versao: banner.versao } },
            texts.saved,
          );
    if (done) onDone();
  };
  return {
    draft,
    change: (parts: Partial<BannerDraft>) => setDraft({ ...draft, ...parts }),
    /** Other sites that links of it lead to. */
    hosts,
    outside,
    setOutside,
    shown: tried ? problems : null,
    busy: creation.busy || change.busy,
    problem: creation.problem ?? change.problem,
    save,
  };
}

export type BannerForm = ReturnType<typeof useBannerForm>;

function linkProblem(link: string, problem: string): string | null {
  return link.trim() !== '' && linkTarget(link.trim()).kind === 'refused' ? problem : null;
}
