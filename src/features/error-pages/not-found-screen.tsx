import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ErrorPage } from './error-page';

/** `/404`, the target of every unknown path (doc 3 § 2, PAGE-01 to PAGE-04, PAGE-06). */
export function Screen() {
  const { title, text } = useAreaTexts('portal').missing;
  return <ErrorPage picture="404" title={title} text={text} />;
}
