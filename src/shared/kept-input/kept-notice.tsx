import { useState } from 'react';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { useViewerId } from '../viewer/viewer-scope';
import { hasKeptInput, type KeptForm } from './kept-input-store';

/** Says above the fields of a form that its input was kept when the session expired. */
export function KeptNotice({ text }: { text: string }) {
  return (
    <div className={above}>
      <Notice data-testid="kept-input">{text}</Notice>
    </div>
  );
}

/** Notice in a step before a form whose input is kept. */
export function KeptForCheck({ form }: { form: KeptForm }) {
  const { keptInput } = useAreaTexts('settings');
  const viewer = useViewerId();
  const [isKept] = useState(() => hasKeptInput(viewer, form));
  return isKept && <KeptNotice text={keptInput.kept} />;
}

const above = css({ marginBottom: 20 });
