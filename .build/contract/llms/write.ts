import { generateKeyPairSync } from 'node:crypto';
import { loadTextKeys } from '../text-keys.ts';
import { withWidgetModules } from '../vite-modules.ts';
import { type Check, foundMistakes } from './mistakes.ts';
import { llmsText } from './text.ts';

/** Returns `llms.txt`, with what the check of snippets says about the usual mistakes. */
export function checkedLlmsText(): Promise<string> {
  return withWidgetModules(async (load) => {
    const { checkSnippet } = (await load('diagnostics/markup/check-snippet.ts')) as { checkSnippet: Check };
    return llmsText(await foundMistakes(checkSnippet, somePublicKey()), await loadTextKeys(load));
  });
}

/** The check reads the key, so that a placeholder would be a mistake. */
function somePublicKey(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
