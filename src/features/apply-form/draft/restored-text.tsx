import type { ApplicationField } from '#config/application-field';
import { fill } from '#i18n/fill';
import { useAreaTexts } from '#ui/hooks/use-area-texts';

type Props = {
  /** Whether the restored values could not be sent. */
  wasUnsent: boolean;
  /** Fields that the draft does not keep, which the visitor has to fill in once more. */
  notKept: readonly ApplicationField[];
  labelOf(name: string): string;
};

/** Says that a draft was restored. */
export function RestoredText({ wasUnsent, notKept, labelOf }: Props) {
  const { restored, restoredUnsent, stillToFill, separator } = useAreaTexts('application');
  if (!wasUnsent) return restored;
  const labels = notKept.filter(({ kind }) => kind === 'text').map(({ name }) => labelOf(name));
  return (
    <>
      <span>{restoredUnsent}</span>
      {labels.length > 0 && <span>{fill(stillToFill, { labels: labels.join(separator) })}</span>}
    </>
  );
}
