import { useTexts } from '../../../platform/i18n/texts.ts';
import { CardRow } from '../catalogue/public.ts';
import { QuestionsArea } from '../../trading/questions/public.ts';
import { LatePart } from './late-part.tsx';
import type { LoadedSections } from './loaded-sections.ts';
import { Section } from './section.tsx';
import { useSection } from './use-section.ts';

interface QuestionsProps {
  readonly code: number;
  readonly initial: LoadedSections['questions'];
  /** Whether more questions may be asked. */
  readonly open: boolean;
}

/** The questions with their number, and the field for a new one while the offer accepts questions. */
export function QuestionsPart({ code, initial, open }: QuestionsProps) {
  const { offer } = useTexts();
  const questions = useSection(code, 'questions', initial);
  return (
    <Section title={offer.questions} count={questions.value?.length ?? 0} id="perguntas">
      <QuestionsArea
        code={code}
        open={open}
        questions={questions.value}
        failed={questions.failed}
        onReload={questions.load}
      />
    </Section>
  );
}

/** Similar offers below everything (DETL-28). */
export function SimilarOffers({ code, initial }: { code: number; initial: LoadedSections['similar'] }) {
  const { offer } = useTexts();
  const similar = useSection(code, 'similar', initial);
  return (
    <div id="semelhantes" className="px-4 sm:px-0">
      <LatePart state={similar} frame={(content) => <Section title={offer.similar}>{content}</Section>}>
        {(cards) =>
          cards.length === 0 ? null : (
            <Section title={offer.similar}>
              <CardRow cards={cards} label={offer.similar} eager={0} />
            </Section>
          )
        }
      </LatePart>
    </div>
  );
}
