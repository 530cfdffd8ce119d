import { Badge } from '@mantine/core';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** Until when a report has to be made, or that it is late. */
export function ReportTerm({ due }: { readonly due: string }) {
  const { amlCases: texts } = useTexts();
  const dateText = useDateText();
  const [now] = useState(() => Date.now());
  const late = Date.parse(due) < now;
  return (
    <Badge variant="light" tt="none" miw="max-content" color={late ? 'danger' : 'warn'}>
      {(late ? texts.late : texts.until)(dateText(due))}
    </Badge>
  );
}
