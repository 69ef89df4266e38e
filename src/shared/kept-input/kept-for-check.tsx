import { useState } from 'react';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useViewerId } from '../viewer/viewer-scope';
import { hasKeptInput, type KeptForm } from './kept-input-store';
import { KeptNotice } from './kept-notice';

/** Notice in a step before a form whose input is kept. */
export function KeptForCheck({ form }: { form: KeptForm }) {
  const { keptInput } = useAreaTexts('settings');
  const viewer = useViewerId();
  const [isKept] = useState(() => hasKeptInput(viewer, form));
  return isKept && <KeptNotice text={keptInput.kept} />;
}
