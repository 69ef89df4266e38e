import { useEffect, useState } from 'react';
import type { Finding } from '../../../widgets/diagnostics/markup/finding';
import { loadDoctor } from '../data';

/** Returns the mistakes in a text; null while it is being checked. */
export function useChecked(text: string): readonly Finding[] | null {
  const [checked, setChecked] = useState<{ text: string; findings: readonly Finding[] }>();
  useEffect(() => {
    let isLatest = true;
    void checkText(text).then((findings) => {
      if (isLatest) setChecked({ text, findings });
    });
    return () => {
      isLatest = false;
    };
  }, [text]);
  return checked?.text === text ? checked.findings : null;
}

/** Checks a text with the tool that page editors use on their pages. */
export async function checkText(text: string): Promise<readonly Finding[]> {
  const { checkSnippet } = await loadDoctor();
  return checkSnippet(text);
}
