import { Button, Group, Stack } from '@mantine/core';
import { deleteBanner } from '@patio/contract/catalogue/content/delete-banner.ts';
import { moveBanner } from '@patio/contract/catalogue/content/move-banner.ts';
import { saveBanner } from '@patio/contract/catalogue/content/save-banner.ts';
import type { StaffBanner } from '@patio/contract/catalogue/content/staff-banner.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Deletion } from '../../../../platform/panels/deletion.tsx';
import { EditForm } from '../../../../platform/panels/edit-form.tsx';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../../platform/session/user.ts';
import { RecordHistory } from '../../../people/audit/public.ts';
import { BannerFields } from './banner-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { useBannerForm } from './use-banner-form.ts';

interface Props {
  /** Null: a new one. */
  readonly banner: StaffBanner | null;
  readonly onClose: () => void;
}

/** A banner with its preview, which follows what is typed; those who may not change it read it. */
export function BannerPanel({ banner, onClose }: Props) {
  const { banners: texts } = useTexts();
  const mayEdit = can(useUser(), saveBanner);
  const form = useBannerForm(banner, onClose);
  return (
    <SidePanel
      title={banner === null ? texts.add : banner.titulo || texts.untitled}
      onClose={onClose}
      size={720}
    >
      <Stack gap="md">
        <BannerPreview draft={form.draft} banner={banner} />
        {mayEdit && banner !== null ? <Place banner={banner} onClose={onClose} /> : null}
        <EditForm form={form} mayEdit={mayEdit}>
          <BannerFields form={form} />
        </EditForm>
        {banner === null ? null : <RecordHistory kind="banner" id={banner.codigo} name={banner.titulo} />}
      </Stack>
    </SidePanel>
  );
}

/** Its place among the others, and the way to be rid of it. */
function Place({ banner, onClose }: { banner: StaffBanner; onClose: () => void }) {
  const { banners: texts } = useTexts();
  const move = useAction(moveBanner);
  const params = { id: banner.codigo };
  return (
    <>
      <Group gap="xs">
        {(['antes', 'depois'] as const).map((sentido) => (
          <Button
            key={sentido}
            size="compact-sm"
            variant="default"
            loading={move.busy}
            onClick={() => void move.run({ params, body: { sentido } }, texts.moved)}
          >
            {texts.move[sentido]}
          </Button>
        ))}
        <Deletion
          route={deleteBanner}
          request={{ params, body: { versao: banner.versao } }}
          texts={texts}
          size="compact-sm"
          onDeleted={onClose}
        />
      </Group>
      <Problem text={move.problem} />
    </>
  );
}
