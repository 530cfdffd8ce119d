import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { fetchedPart } from '../../../platform/screen/fetched-part.tsx';
import { LatePart } from './late-part.tsx';
import type { LoadedSections } from './loaded-sections.ts';
import { Section } from './section.tsx';
import { useSection } from './use-section.ts';

// Many vehicles have none of these, and then the page skips their code.
const Tanks = fetchedPart('tanks', async () => (await import('./vehicle/equipment.tsx')).Tanks);
const Implements = fetchedPart(
  'implements',
  async () => (await import('./vehicle/equipment.tsx')).Implements,
);
const Optionals = fetchedPart('optionals', async () => (await import('./vehicle/equipment.tsx')).Optionals);

interface Props {
  /** Of an offer or of a vehicle. */
  readonly code: number;
  readonly initial: Pick<LoadedSections, 'tanks' | 'implements' | 'optionals'>;
}

/** Tanks, implements and equipment of one vehicle of a lot. */
export function EquipmentSections(props: Props) {
  return (
    <>
      <FittingSections {...props} />
      <OptionalsSection {...props} />
    </>
  );
}

const framed = (title: string) => (content: ReactNode) => <Section title={title}>{content}</Section>;

/** Tanks and implements, each only when there is something (DETL-24, DETL-25). */
export function FittingSections({ code, initial }: Props) {
  const { offer } = useTexts();
  const tanks = useSection(code, 'tanks', initial.tanks);
  const implementList = useSection(code, 'implements', initial.implements);
  return (
    <>
      <LatePart state={tanks} frame={framed(offer.tanks)}>
        {(list) =>
          list.length === 0 ? null : (
            <Suspense>
              <Tanks tanks={list} />
            </Suspense>
          )
        }
      </LatePart>
      <LatePart state={implementList} frame={framed(offer.implements)}>
        {(list) =>
          list.length === 0 ? null : (
            <Suspense>
              <Implements list={list} />
            </Suspense>
          )
        }
      </LatePart>
    </>
  );
}

/** Equipment in groups, only when there is some (DETL-27). */
export function OptionalsSection({ code, initial }: Props) {
  const { offer } = useTexts();
  const optionals = useSection(code, 'optionals', initial.optionals);
  return (
    <LatePart state={optionals} frame={framed(offer.optionals)}>
      {(groups) =>
        groups.length === 0 ? null : (
          <Suspense>
            <Optionals groups={groups} />
          </Suspense>
        )
      }
    </LatePart>
  );
}
