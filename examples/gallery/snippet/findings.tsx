import { fill } from '#i18n/fill';
import { Notice } from '#ui/notice';
import { FindingList } from '../../../widgets/diagnostics/doctor/panel/finding-list';
import { FINDING_TEXTS } from '../../../widgets/diagnostics/markup/finding';
import { useGalleryLanguage, useGalleryTexts } from '../texts/texts';
import type { Check } from './use-checked';

/** The result of a check: why there is none, that there is nothing to mend, or the mistakes. */
export function Findings({ check }: { check: Check }) {
  const language = useGalleryLanguage();
  const { running, clean, found } = FINDING_TEXTS[language].panel;
  const { checkFailed, copyYourself } = useGalleryTexts();
  if (check === 'running') return <Notice>{running}</Notice>;
  if (check === 'failed') return <Notice tone="error">{checkFailed}</Notice>;
  if (check.length === 0) return <Notice tone="success">{clean}</Notice>;
  return (
    <div>
      <Notice tone="error">{fill(found, { n: check.length })}</Notice>
      <FindingList findings={check} language={language} selected={copyYourself} />
    </div>
  );
}
